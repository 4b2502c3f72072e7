import type { CartItem } from '@shop/core/cart/cart';

export const quantityFieldId = ({ id }: Pick<CartItem, 'id'>): string => `quantity-${id}`;

const isSameTicket = (one: CartItem, other: CartItem): boolean =>
  one.priceListId === other.priceListId && JSON.stringify(one.validity) === JSON.stringify(other.validity);

/** A line that was put back has a new id; the focus goes to its quantity once it is drawn. */
export const focusRestored = (item: CartItem, items: readonly CartItem[]): void => {
  const line = items.findLast((other) => isSameTicket(item, other));
  if (line !== undefined) requestAnimationFrame(() => document.getElementById(quantityFieldId(line))?.focus());
};
