import { type CartLine, largestQuantity } from '@shop/core/cart/cart-line';
import { lineName } from '../../checkout/order-lines.view.ts';
import type { StepperLabels } from '../../kit/quantity-stepper.tsx';
import type { Translator } from '../../translations/use-translator.ts';

/** A line of the cart in words. */
export type CartLineView = {
  readonly labels: StepperLabels;
  readonly remove: string;
  /** Units: pieces. */
  readonly max: number;
  /** That no more fit, once that matters. */
  readonly cap?: string;
  /** What one of several costs. */
  readonly each?: string;
};

/** `quantity` is the wanted one; `isTooMany` when more than the limit was typed. */
export const cartLineView = (
  line: CartLine,
  { quantity, isTooMany }: { readonly quantity: number; readonly isTooMany: boolean },
  { t, money }: Pick<Translator, 't' | 'money'>,
): CartLineView => {
  const name = lineName(line);
  const { price } = line;
  const max = largestQuantity(line);
  const isAtCap = isTooMany || quantity >= max;
  return {
    labels: {
      field: t('Ticket.QuantityOf', { name }),
      less: t('Ticket.Decrease', { name }),
      more: t('Ticket.Increase', { name }),
    },
    remove: t('Cart.RemoveItem', { name }),
    max,
    ...(isAtCap ? { cap: t('Cart.MaxQuantity', { count: max }) } : {}),
    ...(price.quantity > 1 ? { each: `${price.quantity} × ${money(price.unitPrice)}` } : {}),
  };
};
