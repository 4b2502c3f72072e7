// Chooses the browser of the screen tests, and installs one if the system has none.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isProgram, programOnPath, systemBrowser } from '../adapters/src/payment/browser/system-browser.mjs';

export { quietSwitches } from '../adapters/src/payment/browser/system-browser.mjs';

/** The same engine without windows: screen tests need a third less processor time with it. */
const windowless = 'chromium-headless-shell';

/** Returns the browser of the screen tests: `CHROMIUM`, else a Chromium without windows, else any Chromium. */
export const screenBrowser = () => process.env.CHROMIUM || programOnPath([windowless]) || systemBrowser();

const run = (command, args, { cwd, stdio = ['ignore', 2, 2] } = {}) =>
  spawnSync(command, args, { cwd, stdio }).status === 0;

const hasPackageManager = () => process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');

const fromPackageManager = () =>
  hasPackageManager() &&
  run('apt-get', ['update', '-qq']) &&
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);

/** Tries to install the engine without windows. It is optional, so failures are not reported, and slow archives time
 *  out. */
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

/** Makes sure that the screen tests find a browser. Throws an error with one line that says what to do if there is
 *  none. */
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
