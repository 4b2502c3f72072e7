import type { Browser, Page } from '@playwright/test';
import { pageStartId } from '../src/page-start.ts';

/** Whether the page's script has taken it over, or it has none. Runs in the page. */
const isStarted = (startId: string): boolean =>
  matchMedia('(scripting: none)').matches ||
  document.getElementById(startId) === null ||
  Object.keys(document.body).some((key) => key.startsWith('__reactProps'));

/** What is pressed before the page's script is there, which comes after all that can be seen, is done by the server (D-LATE-SCRIPT).
 *  Where a script never comes, for a test that held it back, it is not waited for long. */
export const started = async (page: Page): Promise<void> => {
  await page.waitForFunction(isStarted, pageStartId, { timeout: 5000 }).catch(() => undefined);
};

const waitsForStart = (page: Page): void => {
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  const isWhole = (until: string | undefined): boolean => until !== 'commit' && until !== 'domcontentloaded';
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (isWhole(options?.waitUntil)) await started(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (isWhole(options?.waitUntil)) await started(page);
    return answer;
  };
};

/** Pages of the browser that count as loaded once their script is there, as before it only links and forms act. */
export const startedPages = (browser: Browser): Browser => {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    if (options?.javaScriptEnabled !== false) context.on('page', waitsForStart);
    return context;
  };
  return browser;
};
