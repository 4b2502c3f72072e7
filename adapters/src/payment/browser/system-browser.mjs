// Finds a Chromium on this system. Plain JavaScript without packages, because it also runs before any are there.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where installers put it on macOS and Windows. */
const installed = () =>
  [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))
    .concat('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');

/** Whether a path is a program that may be run. */
export const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of the first of these programs that a folder of the PATH holds, or none. */
export const programOnPath = (programs) => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const paths = folders
    .filter((folder) => folder !== '')
    .flatMap((folder) => programs.map((name) => join(folder, name)));
  return paths.find(isProgram);
};

/** The path of a Chromium that is already here: `CHROMIUM`, else the first on the PATH, else none. */
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
