import type { Instant } from '@shop/core/dates/instant';
import { type Expression, sql } from 'kysely';

/** Persons of the day row named `day` whose hold has lapsed although its counter still has them.
 *  Reads take them off, so that a lapsed hold is free at once and nothing has to sweep it up. */
const lapsedPersons = (now: Expression<Instant>): Expression<number> => sql<number>`(
  select coalesce(sum(late.quantity * late.persons_each), 0) from cart_lines as late
  where late.product_id = day.product_id and late.period = day.period
    and late.place_state = 'held' and late.hold_until <= ${now})`;

/** Free places of the day row named `day`. Units: persons. */
export const placesLeft = (now: Expression<Instant>) =>
  sql<number>`day.capacity - day.sold - day.paying - day.held + ${lapsedPersons(now)}`;
