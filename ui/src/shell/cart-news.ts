import type { Cart } from '@shop/core/cart/cart';
import { ticketsOf } from '@shop/core/cart/cart-line';

/** A cart's contents and cost, independent of its language. */
export const contentOf = (cart: Cart | undefined): string => {
  const items = cart?.items ?? [];
  const lines = items.map(({ cartItemId: id, price }) => [id, price.quantity, price.amount]);
  return JSON.stringify([lines, cart?.promo?.code ?? null, cart?.totalPrice ?? 0, cart?.lost?.length ?? 0]);
};

/** The same with how long its places are held and whether it can be changed: all that another window has to know. */
export const newsOf = (cart: Cart | undefined): string =>
  JSON.stringify([contentOf(cart), ticketsOf(cart?.items ?? []).map(({ hold }) => hold), cart?.frozen ?? false]);
