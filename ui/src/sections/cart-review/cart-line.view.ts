import { type CartLine, largestQuantity } from '@shop/core/cart/cart-line';
import { priceWithTicket } from '@shop/core/pricing/price-derivation';
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
  /** What it would cost beside its ticket. */
  readonly reduced?: string;
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
  const missed = priceWithTicket(price);
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
    ...(missed === undefined ? {} : { reduced: t('Cart.ReducedWithTicket', { price: money(missed) }) }),
    ...(price.quantity > 1 ? { each: `${price.quantity} × ${money(price.unitPrice)}` } : {}),
  };
};
