import type { Cart } from '@shop/core/cart/cart';
import { euroText } from '@shop/core/money/euro-text';
import { lineName } from '@shop/core/papers/line-words';
import { err, ok, type Result } from 'neverthrow';
import type { Failure, Refusal } from '../../failures/failure.ts';
import { plainSpaces } from '../terminal-visitor.ts';
import { openOrder } from './order-in-window.ts';
import { goTo, pathIn, type ShopWindow, waitUntilSettled } from './shop-window.ts';
import { textIn } from './shown-refusal.ts';

const missingIn = (text: string, wanted: readonly string[]): readonly string[] =>
  wanted.filter((one) => !text.toLowerCase().includes(plainSpaces(one).toLowerCase()));

const shownOf = ({ items, totalPrice }: Cart, { language }: ShopWindow): readonly string[] => [
  ...items.flatMap((line) => [line.productTitle, line.priceTitle, euroText(line.price.amount, language)]),
  euroText(totalPrice, language),
];

const notShown = (what: string, page: string): Failure => ({
  type: 'unusable',
  message: `the page ${page} does not show what the shop returns: ${what}`,
});

/** Checks that the cart's page shows every line and the total of the visitor's cart. Returns the page's text. */
export const lookAtCart = async (window: ShopWindow): Promise<Result<string, Refusal>> => {
  const { page, session, language, t } = window;
  const answer = await session.useCases.loadCart(language);
  if (answer.isErr()) return err(answer.error);
  await goTo(window, 'cart');
  await waitUntilSettled(window);
  const text = await textIn(window);
  const cart = answer.value;
  if (cart === undefined || cart.items.length === 0)
    return missingIn(text, [t('CartIsEmpty')]).length === 0
      ? ok(text)
      : err(notShown(t('CartIsEmpty'), pathIn(window)));
  const missing = missingIn(text, shownOf(cart, window));
  if (missing.length > 0) return err(notShown(missing.join(', '), pathIn(window)));
  for (const line of cart.items) {
    const remove = page.getByRole('button', { name: t('Cart.RemoveItem', { name: lineName(line) }), exact: true });
    if ((await remove.count()) === 0) return err(notShown(lineName(line), pathIn(window)));
  }
  const lines = await page.getByRole('button', { name: t('Cart.RemoveItem', { name: '' }).trim() }).count();
  return lines === cart.items.length ? ok(text) : err(notShown(`${cart.items.length} lines`, pathIn(window)));
};

/** Checks that the page after payment has the title of the order's outcome. Returns its text. */
export const lookAtOrder = async (window: ShopWindow, title: string): Promise<Result<string, Refusal>> => {
  const opened = await openOrder(window);
  if (opened.isErr()) return err(opened.error);
  const text = await textIn(window);
  return missingIn(text, [title]).length === 0 ? ok(text) : err(notShown(title, pathIn(window)));
};
