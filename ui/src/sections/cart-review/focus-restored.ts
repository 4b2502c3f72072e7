import type { CartLine } from '@shop/core/cart/cart-line';
import { quantityFieldId } from './line-form.ts';

const isSameTicket = (one: CartLine, other: CartLine): boolean =>
  one.kind === 'ticket' &&
  other.kind === 'ticket' &&
  one.priceListId === other.priceListId &&
  JSON.stringify(one.period) === JSON.stringify(other.period);

/** A line that was put back has a new id; the focus goes to its quantity once it is drawn. */
export const focusRestored = (item: CartLine, items: readonly CartLine[]): void => {
  const line = items.findLast((other) => isSameTicket(item, other));
  if (line !== undefined) requestAnimationFrame(() => document.getElementById(quantityFieldId(line))?.focus());
};
