@echo off
rem Starts the command line: finds Java 17 or later, and starts it with an archive of loaded classes.
rem The archive is made by the program itself after the first command (dev.yaku.cli.ClassArchive), in
rem %LOCALAPPDATA%\yaku; an empty file there means that this Java cannot make one.
rem No path is in a block without quotes: the bracket of "Program Files (x86)" would end the block.
setlocal EnableExtensions DisableDelayedExpansion
set "jar=%~dp0yaku.jar"
if not exist "%jar%" goto nojar

set "java="
if defined JAVA_HOME (
  set "java=%JAVA_HOME%\bin\java.exe"
) else (
  for %%I in (java.exe) do set "java=%%~$PATH:I"
)
if not defined java (
  echo yaku: no Java found: install Java 17 or later, or set JAVA_HOME to its folder>&2
  exit /b 1
)
if not exist "%java%" goto nohome

set "version="
for %%I in ("%java%") do set "release=%%~dpI..\release"
if exist "%release%" (
  for /f "usebackq tokens=2 delims==" %%V in (`findstr /b "JAVA_VERSION=" "%release%"`) do set "version=%%~V"
) else (
  for /f "usebackq tokens=3" %%V in (`^""%java%" -version 2^>^&1 ^| findstr /c:" version "^"`) do set "version=%%~V"
)
set "major=0"
for /f "delims=.-+" %%V in ("%version%") do set "major=%%V"
if %major% LSS 17 goto old

set "start="
if not defined LOCALAPPDATA goto run
for %%I in ("%jar%") do set "key=%%~zI%%~tI"
for %%I in ("%java%") do set "key=%key%%%~zI%%~tI"
set "key=%key: =%"
set "key=%key:/=%"
set "key=%key::=%"
set "key=%key:.=%"
set "archive=%LOCALAPPDATA%\yaku\%major%-%key%.jsa"
if not exist "%archive%" (
  set start="-Dyaku.archive=%archive%"
  goto run
)
for %%I in ("%archive%") do if %%~zI EQU 0 goto run
if %major% GEQ 25 (
  set start="-XX:AOTCache=%archive%" -Xlog:disable
) else (
  set start="-XX:SharedArchiveFile=%archive%" -Xlog:disable
)
:run
"%java%" %start% -jar "%jar%" %*
exit /b %errorlevel%

:nojar
echo yaku: "%jar%": cannot be read: no such file>&2
exit /b 1
:nohome
echo yaku: JAVA_HOME is "%JAVA_HOME%", which has no bin\java.exe: expected the folder of Java 17 or later>&2
exit /b 1
:old
echo yaku: "%java%" is Java %version%: expected 17 or later; set JAVA_HOME to its folder>&2
exit /b 1
