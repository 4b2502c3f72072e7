import type { Cart } from '../../cart/cart.ts';
import type { CartLine } from '../../cart/cart-line.ts';
import type { OrderContent } from './host-order.ts';

/** Holds and limits belong to the cart of that moment, not to what was bought. */
const bought = (line: CartLine): CartLine => {
  if (line.kind !== 'ticket') return line;
  const { maxQuantity: _, ...ticket } = line;
  return { ...ticket, hold: { type: 'notHeld' } };
};

/** What a cart is ordered as. */
export const orderContent = ({ items, promo }: Cart): OrderContent => ({
  items: items.map(bought),
  ...(promo === undefined ? {} : { promo }),
});

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether the same was bought at the same price, whatever the order in which it was written down. */
export const isSameContent = (a: OrderContent, b: OrderContent): boolean =>
  JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
