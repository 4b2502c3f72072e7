import type { Cart, PromoDiscount } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';

/** What was bought, copied when the amount was fixed, each price with its derivation (reliability 1.1, I7). */
export type OrderContent = { readonly items: readonly CartLine[]; readonly promo?: PromoDiscount };

/** Holds and limits belong to the cart of that moment, not to what was bought. */
const bought = (line: CartLine): CartLine => {
  if (line.kind !== 'ticket') return line;
  const { maxQuantity: _, ...ticket } = line;
  return { ...ticket, hold: { type: 'notHeld' } };
};

/** The same content always gives the same text. */
export const contentText = ({ items, promo }: Cart): string => {
  const content: OrderContent = { items: items.map(bought), ...(promo === undefined ? {} : { promo }) };
  return JSON.stringify(content);
};

/** Reads what `contentText` wrote. */
export const contentOf = (text: string): OrderContent => JSON.parse(text);
