import { type CartLine, periodOfLine } from '@shop/core/cart/cart-line';
import { quantityFieldId } from './line-form.ts';

const goodsOf = (line: CartLine): string =>
  JSON.stringify([
    line.kind,
    line.kind === 'upsell' ? line.upsellId : [line.productId, line.priceListId],
    line.kind === 'giftCard' ? line.price.unitPrice : periodOfLine(line),
  ]);

/** A line that was put back has a new id; the focus goes to its quantity once it is drawn. */
export const focusRestored = (item: CartLine, items: readonly CartLine[]): void => {
  const line = items.findLast((other) => goodsOf(other) === goodsOf(item));
  if (line !== undefined) requestAnimationFrame(() => document.getElementById(quantityFieldId(line))?.focus());
};
