import { type Instant, instant } from '@shop/core/dates/instant';
import { type CartId, cartId, type OrderRef, orderRef } from '@shop/core/ids';
import { type RawBuilder, sql } from 'kysely';
import { ok, type ResultAsync } from 'neverthrow';
import type { StoreFailure } from '../../host/host-store.ts';
import type { Database } from '../database/database.ts';

/** A row's position in the order of age. */
type Place<Id> = { readonly id: Id; readonly at: Instant };

/** `leaves`: whether its row alone allows to forget it; the decision checks the rest. */
type Candidate<Id> = Place<Id> & { readonly leaves: boolean | number };

/** Selects at most so many rows from before a moment, behind a place. */
type Page<Id> = (since: Instant, after: Place<Id>, most: number) => RawBuilder<Candidate<Id>>;

/** Rows to forget stand among orders that stay for good: each call reads one page, starting over after the last, so that none takes longer
 *  in a shop of years (D-RETENTION). */
const paged = <Id>(database: Database, first: Id, page: Page<Id>) => {
  const beginning: Place<Id> = { id: first, at: instant(0) };
  let after = beginning;
  return (since: Instant, most: number): ResultAsync<readonly Id[], StoreFailure> =>
    database
      .read(async (db) => ok((await page(since, after, most).execute(db)).rows))
      .map((rows) => {
        after = (rows.length < most ? undefined : rows.at(-1)) ?? beginning;
        return rows.filter(({ leaves }) => Boolean(leaves)).map(({ id }) => id);
      });
};

/** Carts that are not sold, are long untouched and led to no order. */
export const cartsToForget = (database: Database, now: () => Instant) =>
  paged<CartId>(
    database,
    cartId(''),
    (since, after, most) => sql`select id, created_at as at,
        updated_at < ${since} and (state = 'open' or paying_until is null or paying_until <= ${now()})
          and not exists (select 1 from orders where orders.cart_id = carts.id) as leaves
      from carts
      where state <> 'sold' and created_at < ${since} and (created_at, id) > (${after.at}, ${after.id})
      order by created_at, id limit ${most}`,
  );

/** Orders that were not paid, whose buyers are stored and of which nothing is under way. */
export const buyersToForget = (database: Database) =>
  paged<OrderRef>(
    database,
    orderRef(''),
    (since, after, most) => sql`select ref as id, placed_at as at,
        exists (select 1 from order_buyers where order_ref = ref)
          and not exists (select 1 from payment_attempts where order_ref = ref
            and (state in ('opening', 'open', 'overdue', 'refunding') or attention_since is not null)) as leaves
      from orders
      where outcome = 'open' and placed_at < ${since} and (placed_at, ref) > (${after.at}, ${after.id})
      order by placed_at, ref limit ${most}`,
  );
