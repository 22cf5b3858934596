__version__ = "0"  # the wheel has its own
