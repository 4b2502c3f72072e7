import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Language } from '@shop/core/languages/language';
import { type ShopPage, shopPath } from '@shop/core/paths/shop-paths';
import type { Result } from 'neverthrow';
import type { ShopSession } from '../../acts/session.ts';
import type { VisitorsBrowser } from '../../compose/root.ts';
import type { Refusal } from '../../failures/failure.ts';
import type { Facts } from '../../translations/translator.ts';
import type { CardNumber, Memory } from '../terminal-deeds.ts';

/** A browser window in which a visitor uses the shop. */
export type ShopWindow = {
  readonly page: Page;
  readonly origin: string;
  readonly language: Language;
  /** Returns a text as the shop shows it to this visitor. */
  readonly t: (key: string, facts?: Facts) => string;
  /** A session with the visitor's cookies. It finds the visible names of what a step selects. */
  readonly session: ShopSession;
  readonly cardNumber: CardNumber;
  readonly memory: Memory;
  readonly payOnPage: VisitorsBrowser['payOnPage'];
};

/** The result of an action in a window. */
export type Done = Promise<Result<void, Refusal>>;

/** Evaluated in the page: true once React has hydrated it, or when the page has no script. */
const isStarted = `document.readyState !== 'loading' && (document.getElementById('start') === null ||
  Object.keys(document.body).some((key) => key.startsWith('__reactProps')))`;

/** Units: milliseconds. */
const patience = { start: 5000, action: 20_000, quiet: 60, pause: 20 } as const;

/** The number of open requests of each window, and when the last one ended. */
const traffic = new WeakMap<Page, { open: number; quietSince: number }>();

/** Opens a window and counts its requests. */
export const newWindow = async (visitor: BrowserContext): Promise<Page> => {
  const page = await visitor.newPage();
  const count = { open: 0, quietSince: performance.now() };
  traffic.set(page, count);
  page.setDefaultTimeout(patience.action);
  const ended = (): void => {
    count.open -= 1;
    count.quietSince = performance.now();
  };
  page.on('request', () => {
    count.open += 1;
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return page;
};

/** Waits until the page's script has started and no request is open. */
export const waitUntilSettled = async ({ page }: Pick<ShopWindow, 'page'>): Promise<void> => {
  await page.waitForLoadState('load');
  await page.waitForFunction(isStarted, undefined, { timeout: patience.start }).catch(() => undefined);
  const count = traffic.get(page);
  const until = performance.now() + patience.start;
  while (count !== undefined && performance.now() < until) {
    if (count.open <= 0 && performance.now() - count.quietSince > patience.quiet) return;
    await page.waitForTimeout(patience.pause);
  }
};

export const pathIn = ({ page }: Pick<ShopWindow, 'page'>): string => URL.parse(page.url())?.pathname ?? '';

/** Loads an address of the shop. */
export const open = async (window: ShopWindow, path: string): Promise<void> => {
  await window.page.goto(`${window.origin}${path}`);
  await waitUntilSettled(window);
};

/** Opens one of the shop's own pages, unless the window shows it already. */
export const goTo = async (window: ShopWindow, page: ShopPage): Promise<void> => {
  const path = shopPath(page, window.language);
  if (pathIn(window) !== path) await open(window, path);
};

export const button = ({ page }: ShopWindow, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Returns the quantity field with this name. */
export const quantityField = (window: ShopWindow, name: string): Locator =>
  window.page.getByRole('main').getByRole('textbox', { name: window.t('Ticket.QuantityOf', { name }), exact: true });

/** Types into a field and moves the focus away. */
export const type = async (field: Locator, text: string): Promise<void> => {
  await field.fill(text);
  await field.press('Tab');
};
