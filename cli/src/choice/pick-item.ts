import type { Cart } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';
import { err, ok, type Result } from 'neverthrow';
import { type Failure, usage } from '../failures/failure.ts';
import { periodText } from '../print/item-texts.ts';
import { pickOne } from './pick-one.ts';

/** The cart line that a text means: its position from 1 on, its id, or its name. Errors: `usage` with the lines there are. */
export const pickItem = (cart: Cart | undefined, wanted: string): Result<CartLine, Failure> => {
  if (cart === undefined || cart.items.length === 0)
    return err(usage('the cart is empty, so there is no line to choose'));
  const byPosition = /^[1-9][0-9]?$/.test(wanted) ? cart.items[Number(wanted) - 1] : undefined;
  if (byPosition !== undefined) return ok(byPosition);
  return pickOne(
    'line of the cart',
    wanted,
    cart.items.map((item) => ({
      value: item,
      id: item.id,
      name: [item.productTitle, item.priceTitle],
      note: periodText(item),
    })),
  );
};
