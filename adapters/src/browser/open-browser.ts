import type { Browser, BrowserContext } from '@playwright/test';
import { err, ok, type Result } from 'neverthrow';
import { quietSwitches, systemBrowser } from '../../../.ci/browser.mjs';

/** A Chromium for visitors of scenarios. */
export type VisitorsBrowser = {
  /** A visitor's own browser context, with its cookies and window. */
  newVisitor(): Promise<BrowserContext>;
  close(): Promise<void>;
};

const noPlaywright = 'a browser needs Playwright, which is not installed; run: npm install';
const noChromium =
  'no Chromium is found; install it (Debian: apt-get install chromium) or set CHROMIUM to its path, and read its output:';

const firstLine = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0] ?? '';

/** Starts Chromium without a window on the screen. Error: one line that says what is missing and how to get it. */
export const openBrowser = async (): Promise<Result<VisitorsBrowser, string>> => {
  const playwright = await import('@playwright/test').catch(() => undefined);
  if (playwright === undefined) return err(noPlaywright);
  const executablePath = systemBrowser();
  const launched = await playwright.chromium
    .launch({ args: quietSwitches, ...(executablePath === undefined ? {} : { executablePath }) })
    .then(
      (browser) => ok<Browser, string>(browser),
      (thrown: unknown) => err<Browser, string>(`${noChromium} ${firstLine(thrown)}`),
    );
  return launched.map((browser) => ({
    newVisitor: () => browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } }),
    close: () => browser.close(),
  }));
};
