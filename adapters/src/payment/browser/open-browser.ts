import type { Browser } from '@playwright/test';
import { err, ok } from 'neverthrow';
import { quietSwitches, systemBrowser } from './system-browser.mjs';

const noPlaywright = 'a browser needs Playwright, which is not installed; run: npm install';
const noChromium =
  'no Chromium is found; install it (Debian: apt-get install chromium) or set CHROMIUM to its path, and read its output:';

/** Returns why Chromium did not start: the program at `path` failed, or there is none (`undefined`). */
const startFault = (path: string | undefined): string => {
  if (path === undefined) return noChromium;
  const name = path === process.env.CHROMIUM ? `CHROMIUM is ${path}, which` : `the browser ${path}`;
  return `${name} could not be started; set CHROMIUM to the path of a Chromium, and read its output:`;
};

const firstLine = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0] ?? '';

/** Starts Chromium without a visible window. Error: one line with the missing program and how to install it. */
export const openBrowser = async () => {
  const playwright = await import('@playwright/test').catch(() => undefined);
  if (playwright === undefined) return err<never, string>(noPlaywright);
  const executablePath = systemBrowser();
  const launched = await playwright.chromium.launch({ args: quietSwitches, executablePath }).then(
    (browser) => ok<Browser, string>(browser),
    (thrown: unknown) => err<Browser, string>(`${startFault(executablePath)} ${firstLine(thrown)}`),
  );
  return launched.map((browser) => ({
    /** Returns a browser context of its own for a visitor, with its cookies and window. */
    newVisitor: () => browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } }),
    close: () => browser.close(),
  }));
};
