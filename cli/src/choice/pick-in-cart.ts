import type { Cart } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';
import type { ChosenUpsell } from '@shop/core/cart/orders';
import type { Upsell } from '@shop/core/cart/upsell';
import type { LocalDate } from '@shop/core/dates/local-date';
import { err, ok, type Result } from 'neverthrow';
import { type Failure, usage } from '../failures/failure.ts';
import { periodText } from '../print/item-texts.ts';
import { pickOne } from './pick-one.ts';

/** Selects a cart line by its position from 1 on, its id, its title if unique, or title/price. Errors: `usage` with
 *  the existing lines. */
export const pickItem = (cart: Cart | undefined, wanted: string): Result<CartLine, Failure> => {
  if (cart === undefined || cart.items.length === 0)
    return err(usage('the cart is empty, so there is no line to choose'));
  const byPosition = /^[1-9][0-9]?$/.test(wanted) ? cart.items[Number(wanted) - 1] : undefined;
  if (byPosition !== undefined) return ok(byPosition);
  const title = wanted.trim().toLowerCase();
  const [only, ...others] = cart.items.filter(({ productTitle }) => productTitle.toLowerCase() === title);
  if (only !== undefined && others.length === 0) return ok(only);
  const lines = cart.items.map((item) => ({
    item,
    id: item.cartItemId,
    group: item.productTitle,
    name: item.priceTitle,
    note: periodText(item),
  }));
  return pickOne('line of the cart', wanted, lines).map(({ item }) => item);
};

const dayOf = ({ name, dates }: Upsell, date: LocalDate | undefined): Result<Pick<ChosenUpsell, 'date'>, Failure> => {
  const [only, ...others] = dates;
  if (only === undefined)
    return date === undefined ? ok({}) : err(usage(`'${name}' is bound to no day; leave --date out`));
  const days = dates.map((day) => `--date ${day}`);
  if (date === undefined)
    return others.length === 0 ? ok({ date: only }) : err(usage(`'${name}' is for a day; available:`, days));
  return dates.includes(date) ? ok({ date }) : err(usage(`'${name}' is not offered for ${date}; available:`, days));
};

/** Selects an upsell by id or name, with its day; the day may be omitted when there is only one. Errors: `usage`
 *  with the offers. */
export const pickUpsell = (
  cart: Cart | undefined,
  wanted: string,
  { date, quantity }: { readonly date?: LocalDate | undefined; readonly quantity: number },
): Result<ChosenUpsell, Failure> => {
  const upsells = cart?.upsells ?? [];
  if (upsells.length === 0)
    return err(usage('the cart offers nothing beside what is in it; put a ticket into it first'));
  const choices = upsells.map((upsell) => ({ ...upsell, note: upsell.dates.join(', ') }));
  return pickOne('upsell', wanted, choices).andThen((upsell) =>
    dayOf(upsell, date).map((when) => ({
      id: upsell.id,
      parentProductIds: upsell.parentProductIds,
      quantity,
      ...when,
    })),
  );
};
