// Finds a Chromium on this system. Plain JavaScript without packages, because it also runs before they are installed.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Paths used by installers on macOS and Windows. */
const installed = () =>
  [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))
    .concat('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');

/** Whether a path is an executable file. */
export const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of the first of these programs in a folder of the PATH, if any. */
export const programOnPath = (programs) => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const paths = folders
    .filter((folder) => folder !== '')
    .flatMap((folder) => programs.map((name) => join(folder, name)));
  return paths.find(isProgram);
};

/** Returns the path of an installed Chromium, if any: `CHROMIUM`, otherwise the first on the PATH or in an
 *  installer's folder. */
export const systemBrowser = () => process.env.CHROMIUM || programOnPath(names) || installed().find(isProgram);

/** Switches of a Chromium without a visible window: no sandbox in containers, and no requests of its own. */
export const quietSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
