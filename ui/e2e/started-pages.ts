import type { Browser, Locator, Page } from '@playwright/test';
import { pageStartId } from '../src/page-start.ts';

/** Whether the page's script has taken it over, or it has none. Runs in the page. */
const isStarted = (startId: string): boolean => {
  if (matchMedia('(scripting: none)').matches) return true;
  if (document.readyState === 'loading') return false;
  return (
    document.getElementById(startId) === null ||
    Object.keys(document.body).some((key) => key.startsWith('__reactProps'))
  );
};

/** What is pressed before the page's script is there, which comes after all that can be seen, is done by the server.
 *  Where a script never comes, for a test that held it back, it is not waited for long. */
export const started = async (page: Page): Promise<void> => {
  await page.waitForFunction(isStarted, pageStartId, { timeout: 5000 }).catch(() => undefined);
};

/** Pages that show another document than the one that was waited for. Those that a test went to before its script are not among them. */
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

/** Kinds of things whose acts wait. */
const late = new WeakSet<object>();

/** A link or a form may lead to a new document, whose script is not there yet either: what acts on it waits for that as well, else a
 *  test would be done now by the script and now by the server. */
const actsLate = <Acting extends Locator | Page['keyboard']>(one: Acting, pageOf: (one: Acting) => Page): void => {
  const kind: object = Object.getPrototypeOf(one);
  const owner = 'page' in one ? kind : one;
  if (late.has(owner)) return;
  late.add(owner);
  for (const name of acts) {
    const act: unknown = Reflect.get(kind, name);
    if (typeof act !== 'function') continue;
    Reflect.set(owner, name, async function (this: Acting, ...given: readonly unknown[]): Promise<unknown> {
      await startedOnce(pageOf(this));
      return Reflect.apply(act, this, given);
    });
  }
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
