@echo off
rem Starts the command line: finds Java 17 or later, and starts it with an archive of loaded classes.
rem From version 19 on, Java makes the archive itself at the end of a command, in %LOCALAPPDATA%\yaku, checks it, and
rem makes it again if it is damaged or for another jar.
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

rem The first compiler alone for what ends soon: a command and its question, not a stream.
set "short="
set "second=%~2"
if not defined second goto archive
if "%second:~0,2%"=="--" goto archive
for %%C in (board compare equity eval hold index machine range rules) do (
  if "%~1"=="%%C" set "short=-XX:TieredStopAtLevel=1"
)

:archive
set "start="
if %major% LSS 19 goto run
if not defined LOCALAPPDATA goto run
if not exist "%LOCALAPPDATA%\yaku" mkdir "%LOCALAPPDATA%\yaku" 2>nul
for %%I in ("%jar%") do set "key=%%~zI"
set "archive=%LOCALAPPDATA%\yaku\%major%-%key%.jsa"
set start=-XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=%archive%" -XX:+VerifySharedSpaces -Xlog:disable
:run
rem Ten times as many calls before a method is compiled: most are called while options are read, and never again.
set "scale=-XX:CompileThresholdScaling=10"
rem A solver's loops are long and not called often: they are compiled sooner, and each once.
set "solver=-XX:Tier4MinInvocationThreshold=50 -XX:Tier4BackEdgeThreshold=400000"
if "%~1"=="solve" set "scale=%solver%"
if "%~1"=="report" set "scale=%solver%"
rem The serial collector starts sooner and takes less memory; not if the user has chosen one.
set "heap=-XX:+UseSerialGC -XX:MaxNewSize=64m -XX:MinHeapFreeRatio=5 -XX:MaxHeapFreeRatio=15 -Dyaku.launcher=true"
if defined JAVA_TOOL_OPTIONS set "heap="
if defined JDK_JAVA_OPTIONS set "heap="
if defined _JAVA_OPTIONS set "heap="
"%java%" %start% %short% %scale% %heap% -jar "%jar%" %*
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
