import type { Browser, Locator, Page } from '@playwright/test';
import { pageStartId } from '../src/page-start.ts';

/** Returns whether the page's script has hydrated it, or it has none. Runs in the page. */
const isStarted = (startId: string): boolean => {
  if (matchMedia('(scripting: none)').matches) return true;
  if (document.readyState === 'loading') return false;
  return (
    document.getElementById(startId) === null ||
    Object.keys(document.body).some((key) => key.startsWith('__reactProps'))
  );
};

/** Waits until the page's script has started, as before that the server handles presses. Waits only briefly, since a
 *  test may block the script. */
export const started = async (page: Page): Promise<void> => {
  await page.waitForFunction(isStarted, pageStartId, { timeout: 5000 }).catch(() => undefined);
};

/** Pages with a new document whose script the test has not waited for, except those that a test opened without
 *  waiting. */
const fresh = new WeakSet<Page>();

const isWhole = (until: string | undefined): boolean => until !== 'commit' && until !== 'domcontentloaded';

const startedOnce = async (page: Page): Promise<void> => {
  if (fresh.delete(page)) await started(page);
};

const waitsForStart = (page: Page): void => {
  let isHeld = false;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !isHeld) fresh.add(page);
  });
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (address, options) => {
    isHeld = !isWhole(options?.waitUntil);
    const answer = await goto(address, options);
    if (!isHeld) await started(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (isWhole(options?.waitUntil)) await started(page);
    return answer;
  };
  actsLate(page.locator('html'), (locator) => locator.page());
  actsLate(page.keyboard, () => page);
};

const acts = ['click', 'dblclick', 'press', 'fill', 'check', 'selectOption', 'hover', 'type'] as const;

/** Prototypes and objects whose methods already wait. */
const late = new WeakSet<object>();

/** Makes actions wait for the page's script. A link or a form may lead to a new document whose script has not started,
 *  and the next action would be handled by the script in one run and by the server in another. */
const actsLate = <Acting extends Locator | Page['keyboard']>(one: Acting, pageOf: (one: Acting) => Page): void => {
  const kind: object = Object.getPrototypeOf(one);
  const owner = 'page' in one ? kind : one;
  if (late.has(owner)) return;
  late.add(owner);
  for (const name of acts) {
    const act: unknown = Reflect.get(kind, name);
    if (typeof act !== 'function') continue;
    Reflect.set(owner, name, async function (this: Acting, ...args: readonly unknown[]): Promise<unknown> {
      await startedOnce(pageOf(this));
      return Reflect.apply(act, this, args);
    });
  }
};

/** Makes new pages of the browser count as loaded once their script has started, as before that only links and forms
 *  work. */
export const startedPages = (browser: Browser): Browser => {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    if (options?.javaScriptEnabled !== false) context.on('page', waitsForStart);
    return context;
  };
  return browser;
};
