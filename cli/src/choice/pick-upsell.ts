import type { Cart } from '@shop/core/cart/cart';
import type { ChosenUpsell } from '@shop/core/cart/orders';
import type { Upsell } from '@shop/core/cart/upsell';
import type { LocalDate } from '@shop/core/dates/local-date';
import { err, ok, type Result } from 'neverthrow';
import { type Failure, usage } from '../failures/failure.ts';
import { pickOne } from './pick-one.ts';

type When = Pick<ChosenUpsell, 'date'>;

const dayOf = ({ name, dates }: Upsell, date: LocalDate | undefined): Result<When, Failure> => {
  const [only, ...others] = dates;
  if (only === undefined)
    return date === undefined ? ok({}) : err(usage(`'${name}' is bound to no day; leave --date out`));
  const days = dates.map((day) => `--date ${day}`);
  if (date === undefined)
    return others.length === 0 ? ok({ date: only }) : err(usage(`'${name}' is for a day; there is:`, days));
  return dates.includes(date) ? ok({ date }) : err(usage(`'${name}' is not offered for ${date}; there is:`, days));
};

/** An upsell that the cart offers, by its id or name, with its day: the only one where there is one. Errors: `usage` with what is
 *  offered. */
export const pickUpsell = (
  cart: Cart | undefined,
  wanted: string,
  { date, quantity }: { readonly date?: LocalDate; readonly quantity: number },
): Result<ChosenUpsell, Failure> => {
  const upsells = cart?.upsells ?? [];
  if (upsells.length === 0)
    return err(usage('the cart offers nothing beside what is in it; put a ticket into it first'));
  const choices = upsells.map((upsell) => ({
    value: upsell,
    id: upsell.id,
    name: ['', upsell.name] as const,
    note: upsell.dates.join(', '),
  }));
  return pickOne('upsell', wanted, choices).andThen((upsell) =>
    dayOf(upsell, date).map((when) => ({
      id: upsell.id,
      quantity,
      parentProductIds: upsell.parentProductIds,
      ...when,
    })),
  );
};
