import type { Cart } from '@shop/core/cart/cart';
import { ticketsOf } from '@shop/core/cart/cart-line';

/** Returns a cart's contents and cost as text, independent of its language. */
export const contentOf = (cart: Cart | undefined): string => {
  const items = cart?.items ?? [];
  const lines = items.map(({ cartItemId: id, price }) => [id, price.quantity, price.amount]);
  return JSON.stringify([lines, cart?.promo?.code ?? null, cart?.totalPrice ?? 0, cart?.lost?.length ?? 0]);
};

/** Returns the text of `contentOf` with the times of the holds and whether the cart can be changed: everything that
 *  another window has to follow. */
export const newsOf = (cart: Cart | undefined): string =>
  JSON.stringify([contentOf(cart), ticketsOf(cart?.items ?? []).map(({ hold }) => hold), cart?.frozen ?? false]);
