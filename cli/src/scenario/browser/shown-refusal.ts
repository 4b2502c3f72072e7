import { errorCatalog } from '@shop/core/errors/error-catalog';
import { genericErrorKey } from '@shop/core/errors/shop-error';
import { err, ok } from 'neverthrow';
import type { Failure } from '../../failures/failure.ts';
import { plainSpaces } from '../terminal-visitor.ts';
import { type Done, type ShopWindow, waitUntilSettled } from './shop-window.ts';

/** Texts of refusals that a page shows without a request, and the error code that each stands for. */
const beforehand: readonly (readonly [key: string, code: string])[] = [
  ['GiftCard.NothingChosen', errorCatalog.noItemsSelected.code],
  ['GiftCard.ValueInvalid', errorCatalog.invalidInput.code],
  ['Cart.Frozen', errorCatalog.cartFrozen.code],
  ['Cart.HoldAtLimit', errorCatalog.holdAtLimit.code],
  ['Customer.ErrorSummary', errorCatalog.invalidCustomer.code],
];

export const pageRefusal = (code: string): Failure => ({ type: 'shown', code });

/** Returns the parts of a text between its figures. */
const partsOf = (text: string): readonly string[] =>
  plainSpaces(text)
    .toLowerCase()
    .split(/\{\{\w+\}\}|\d+/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);

export const textIn = async ({ page }: Pick<ShopWindow, 'page'>): Promise<string> =>
  plainSpaces(await page.locator('body').innerText());

const says = (text: string, words: string): boolean => {
  const parts = partsOf(words);
  return parts.length > 0 && parts.every((part) => text.toLowerCase().includes(part));
};

/** Returns the refusal that the page shows, found by its text; `undefined` when it shows none. */
export const shownRefusal = async (window: ShopWindow): Promise<Failure | undefined> => {
  const { t } = window;
  const text = await textIn(window);
  const codes = new Set(Object.values(errorCatalog).map(({ code }) => code));
  const matches = [...codes].filter((code) => code !== genericErrorKey && says(text, t(code)));
  const [first] = matches.sort((one, other) => t(other).length - t(one).length);
  if (first !== undefined) return pageRefusal(first);
  const before = beforehand.find(([key]) => says(text, t(key, { count: 9 })));
  if (before !== undefined) return pageRefusal(before[1]);
  return says(text, t(genericErrorKey)) ? pageRefusal(genericErrorKey) : undefined;
};

/** Units: milliseconds. */
const patience = { all: 20_000, pause: 40 } as const;

/** Waits until an action is done, or until the page shows a refusal. */
export const outcome = async (window: ShopWindow, isDone: () => Promise<boolean>): Done => {
  const until = performance.now() + patience.all;
  while (performance.now() < until) {
    if (await isDone().catch(() => false)) return ok();
    const refused = await shownRefusal(window).catch(() => undefined);
    if (refused !== undefined) return err(refused);
    await window.page.waitForTimeout(patience.pause);
  }
  const text = (await textIn(window)).slice(0, 400);
  return err({ type: 'unusable', message: `${window.page.url()} shows neither the next page nor an error: ${text}` });
};

/** As `outcome`, and then waits until no request is open. */
export const quietOutcome = async (window: ShopWindow, isDone: () => Promise<boolean>): Done => {
  const done = await outcome(window, isDone);
  await waitUntilSettled(window);
  return done;
};

/** Returns why a page has no button to press: the refusal it shows, or `whenEmpty` for an empty cart. */
export const notOffered = async (window: ShopWindow, whenEmpty: string): Done =>
  says(await textIn(window), window.t('CartIsEmpty'))
    ? err(pageRefusal(whenEmpty))
    : outcome(window, async () => false);
