// Finds the browser for the screen tests, or gets one: first the system's, then the package manager's, then the test tool's.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where installers put it on macOS and Windows. */
const installed = () =>
  [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))
    .concat('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (programs) => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  return folders.filter((folder) => folder !== '').flatMap((folder) => programs.map((name) => join(folder, name)));
};

/** The path of a Chromium that is already here: `CHROMIUM`, else the first on the PATH, else none. */
export const systemBrowser = () => process.env.CHROMIUM || onPath(names).concat(installed()).find(isProgram);

/** The same engine without windows, which nobody sees here: the screen tests take a third less of the processor on it. */
const windowless = 'chromium-headless-shell';

/** What the screen tests run on: `CHROMIUM`, else a Chromium without windows, else any. */
export const screenBrowser = () => process.env.CHROMIUM || onPath([windowless]).find(isProgram) || systemBrowser();

/** What a Chromium is started with that nobody sees: no sandbox in containers, and no errands of its own. */
export const quietSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const run = (command, args, { cwd, stdio = ['ignore', 2, 2] } = {}) =>
  spawnSync(command, args, { cwd, stdio }).status === 0;

const hasPackageManager = () => process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');

const fromPackageManager = () =>
  hasPackageManager() &&
  run('apt-get', ['update', '-qq']) &&
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);

/** Not every system has it, and none needs it: it is tried in silence, and an archive that does not answer is not waited for. */
const tryWindowless = () => {
  if (!hasPackageManager()) return;
  const apt = (...args) => {
    const set = ['Acquire::Retries=0', 'Acquire::http::Timeout=10', 'DPkg::Lock::Timeout=10'];
    const options = set.flatMap((option) => ['-o', option]);
    return run('apt-get', ['-qq', ...options, ...args], { stdio: 'ignore' });
  };
  const install = () => apt('-y', '--no-install-recommends', 'install', windowless);
  if (!install() && apt('update')) install();
};

const fromTestTool = (root) =>
  run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], { cwd: root });

const ownBrowser = (root) => {
  const script = "process.stdout.write(require('playwright').chromium.executablePath())";
  const path = spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' }).stdout;
  return path !== '' && isProgram(path) ? path : undefined;
};

/** Makes sure that the screen tests find a browser; throws one line that says what to do when there is no way. */
export const ensureBrowser = (root) => {
  if (screenBrowser() === systemBrowser() && !process.env.CHROMIUM) tryWindowless();
  if (systemBrowser() ?? ownBrowser(root)) return;
  process.stderr.write('No Chromium found; installing one ...\n');
  if (fromPackageManager() && systemBrowser()) return;
  if (fromTestTool(root) && ownBrowser(root)) return;
  throw new Error(
    'The screen tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
};
