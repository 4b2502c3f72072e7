import type { CartLines } from '../tables/cart-tables.ts';

/** What makes a line this line: adding the same again raises its quantity. */
export type Goods = Pick<
  CartLines,
  'product_id' | 'price_list_id' | 'upsell_id' | 'period' | 'upsell_day' | 'chosen_price' | 'persons_each'
>;

export type NewLine = Goods & Pick<CartLines, 'quantity'>;

export const isSame = (a: Goods, b: Goods): boolean =>
  a.product_id === b.product_id &&
  a.price_list_id === b.price_list_id &&
  a.upsell_id === b.upsell_id &&
  a.period === b.period &&
  a.upsell_day === b.upsell_day &&
  a.chosen_price === b.chosen_price;

/** Equal lines of one request count as one. */
export const mergeEqual = (lines: readonly NewLine[]): readonly NewLine[] => {
  const merged: NewLine[] = [];
  for (const line of lines) {
    const index = merged.findIndex((other) => isSame(other, line));
    const same = merged[index];
    if (same === undefined) merged.push(line);
    else merged[index] = { ...same, quantity: same.quantity + line.quantity };
  }
  return merged;
};
