@echo off
rem Starts the command line: finds Java 17 or later, and chooses its options by the command's name. Programs start faster
rem from an archive of loaded classes: Java 19 and later make, check and replace those in %LOCALAPPDATA%\yaku; 17 and 18
rem use the one that the build makes beside the jar, if it fits. No path is in a block: a bracket would end the block.
goto :start

rem The launcher's folder: where its name was given in quotes, and no path, only a subroutine is told the right one.
:here
set "here=%~dp0"
exit /b

:start
setlocal EnableExtensions DisableDelayedExpansion
call :here
set "java="
for %%I in (java.exe) do set "java=%%~$PATH:I"
if defined JAVA_HOME set "java=%JAVA_HOME:"=%\bin\java.exe"
if not exist "%here%yaku.jar" echo yaku: "%here%yaku.jar": cannot be read: no such file>&2& exit /b 1
if not defined java echo yaku: no Java found: install Java 17 or later, or set JAVA_HOME to its folder>&2& exit /b 1
if not exist "%java%" echo yaku: there is no "%java%": expected JAVA_HOME to be the folder of Java 17 or later>&2& exit /b 1
set "version="
set "major=0"
for %%I in ("%java%") do set "release=%%~dpI..\release"
if exist "%release%" for /f "usebackq tokens=1,2 delims==" %%U in ("%release%") do if "%%U"=="JAVA_VERSION" set "version=%%~V"
rem A Java that stands apart from its home, such as Oracle's in "Common Files", has no such file.
if not defined version for /f "tokens=2,3" %%U in ('^""%java%" -version 2^>^&1^"') do if "%%U"=="version" set "version=%%~V"
for /f "delims=.-+" %%V in ("%version%") do set "major=%%V"
if %major% LSS 17 echo yaku: "%java%" is Java %version%: expected 17 or later; set JAVA_HOME to its folder>&2& exit /b 1

set "options=-XX:CompileThresholdScaling=10"
for %%C in (report solve) do if "%~1"=="%%C" set "options=-XX:Tier4MinInvocationThreshold=50 -XX:Tier4BackEdgeThreshold=400000"
set "kind="
for %%C in (board compare equity eval hold index machine range rules) do if "%~1"=="%%C" set "kind=-%%C"
set "second=%~2"
if defined kind if defined second if not "%second:~0,1%"=="-" set "options=%options% -XX:TieredStopAtLevel=1"
set "heap=-XX:+UseSerialGC -XX:MaxNewSize=64m -XX:MinHeapFreeRatio=5 -XX:MaxHeapFreeRatio=15 -Dyaku.launcher=true"
for %%V in (JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS _JAVA_OPTIONS) do if defined %%V set "heap="
set "archive="
if %major% LSS 19 for %%F in ("%here%yaku-*.jsa") do if /i "%%~nxF"=="yaku-%%~zF.jsa" set "archive=%%~fF"
if defined archive set heap=%heap% "-XX:SharedArchiveFile=%archive%"
if %major% GEQ 19 if defined LOCALAPPDATA set heap=%heap% -XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=%LOCALAPPDATA%\yaku\yaku-@{project.version}-java-%major%%kind%.jsa"
if %major% GEQ 19 if defined LOCALAPPDATA if not exist "%LOCALAPPDATA%\yaku" mkdir "%LOCALAPPDATA%\yaku" 2>nul
"%java%" %options% %heap% -XX:+VerifySharedSpaces -Xshare:auto -XX:-PrintWarnings -Xlog:disable -jar "%here%yaku.jar" %*
