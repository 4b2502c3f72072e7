import type { Cart } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';
import { pricedFrom } from '@shop/core/cart/cent-check';
import type { CartItemId } from '@shop/core/ids';
import { periodToRequest } from '@shop/core/use-cases/restore-item';
import { itemTitle } from '../print/item-texts.ts';
import { type Line, line, span } from '../text/line.ts';

/** Why a figure of a cart was not recalculated, or not compared with today's catalog. */
export type WhyUnchecked = 'noDerivation' | 'noIds' | 'noTicket' | 'dayOver' | 'notInCatalog' | 'codeWithoutAmount';

/** What was not checked: a line, or the discount of the cart's promo code. */
export type Unchecked =
  | { readonly item: CartItemId; readonly reason: Exclude<WhyUnchecked, 'codeWithoutAmount'> }
  | { readonly code: string; readonly reason: 'codeWithoutAmount' };

const reasons: { readonly [Why in WhyUnchecked]: string } = {
  noDerivation: 'its provider does not say how its price came about, so it was only added up',
  noIds: "its provider sends no ids of it, so its price was not compared with today's catalog",
  noTicket: "only tickets are compared with today's catalog",
  dayOver: "its day is over, so its price was not compared with today's catalog",
  notInCatalog: "today's catalog does not have it",
  codeWithoutAmount:
    'the provider does not say what it takes off, so the total was only tried as one that is not too high',
};

/** Returns why a line's price cannot be compared with today's catalog; `undefined` when it can. */
export const notComparable = (item: CartLine): 'noIds' | 'noTicket' | 'dayOver' | undefined => {
  if (item.kind !== 'ticket') return 'noTicket';
  if (item.hold.type === 'over') return 'dayOver';
  return item.productId === undefined || periodToRequest(item.period) === undefined ? 'noIds' : undefined;
};

/** Returns what cannot be checked in a cart. `missing` are the lines that today's catalog does not have. */
export const uncheckedIn = (cart: Cart, missing: readonly CartItemId[]): readonly Unchecked[] => {
  const lines = cart.items.flatMap((item): readonly Unchecked[] => {
    const id = item.cartItemId;
    const compared = notComparable(item) ?? (missing.includes(id) ? 'notInCatalog' : undefined);
    const found = [pricedFrom(item.price) === undefined ? 'noDerivation' : undefined, compared] as const;
    return found.flatMap((reason) => (reason === undefined ? [] : { item: id, reason }));
  });
  const { promo } = cart;
  const isOpen = promo !== undefined && promo.amount === undefined;
  return isOpen ? [...lines, { code: promo.code, reason: 'codeWithoutAmount' }] : lines;
};

/** Returns a printed line for each unchecked figure. */
export const uncheckedLines = (cart: Cart, unchecked: readonly Unchecked[]): readonly Line[] =>
  unchecked.map((one) => {
    if ('code' in one) return line(span('not checked', 'quiet'), `  code ${one.code}: ${reasons[one.reason]}`);
    const at = cart.items.findIndex(({ cartItemId }) => cartItemId === one.item);
    const item = cart.items[at];
    const name = item === undefined ? one.item : `${at + 1}  ${itemTitle(item)}`;
    return line(span('not checked', 'quiet'), `  ${name}: ${reasons[one.reason]}`);
  });
