import { type Instant, instant } from '@shop/core/dates/instant';
import { type CartId, cartId, type OrderRef, orderRef } from '@shop/core/ids';
import { sql } from 'kysely';
import { ok, type ResultAsync } from 'neverthrow';
import type { StoreFailure } from '../../host/host-store.ts';
import type { Database, Db } from '../database/database.ts';

/** Where a row stands among those of its kind, the oldest first. */
type Place<Id> = { readonly id: Id; readonly at: Instant };

/** Whether it is to leave as far as rows say; the decision looks at the rest. */
type Looked<Id> = Place<Id> & { readonly leaves: unknown };

/** So many rows from before a moment, behind a place. */
type Look<Id> = (db: Db, since: Instant, most: number, after: Place<Id>) => Promise<readonly Looked<Id>[]>;

/** What leaves stands among orders that stay for good: a look goes through so many rows, and the next one goes on behind them, from the
 *  oldest again after the last, so that none takes longer in a shop of years (D-RETENTION). */
const inTurns = <Id>(database: Database, first: Id, look: Look<Id>) => {
  const beginning: Place<Id> = { id: first, at: instant(0) };
  let after = beginning;
  return (since: Instant, most: number): ResultAsync<readonly Id[], StoreFailure> =>
    database
      .read(async (db) => ok(await look(db, since, most, after)))
      .map((rows) => {
        after = (rows.length < most ? undefined : rows.at(-1)) ?? beginning;
        return rows.filter(({ leaves }) => Boolean(leaves)).map(({ id }) => id);
      });
};

/** Carts that are not sold, that nobody touched and nothing was ordered from. What an index is limited by is written out, so that it can be
 *  used. */
export const cartsToForget = (database: Database, now: () => Instant) =>
  inTurns<CartId>(database, cartId(''), (db, since, most, after) =>
    db
      .selectFrom('carts')
      .select(({ eb, exists, not, selectFrom }) => [
        'id',
        'created_at as at',
        eb
          .and([
            eb('updated_at', '<', since),
            eb.or([eb('state', '=', 'open'), eb('paying_until', 'is', null), eb('paying_until', '<=', now())]),
            not(exists(selectFrom('orders').select('orders.ref').whereRef('orders.cart_id', '=', 'carts.id'))),
          ])
          .as('leaves'),
      ])
      .where('state', '<>', sql.lit('sold'))
      .where('created_at', '<', since)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(after.at, after.id)))
      .orderBy('created_at')
      .orderBy('id')
      .limit(most)
      .execute(),
  );

/** Orders that were not paid, whose buyers are known and of which nothing is under way. */
export const buyersToForget = (database: Database) =>
  inTurns<OrderRef>(database, orderRef(''), (db, since, most, after) =>
    db
      .selectFrom('orders')
      .select(({ eb, exists, not, selectFrom }) => [
        'ref as id',
        'placed_at as at',
        eb
          .and([
            exists(
              selectFrom('order_buyers').select('order_ref').whereRef('order_buyers.order_ref', '=', 'orders.ref'),
            ),
            not(
              exists(
                selectFrom('payment_attempts')
                  .select('id')
                  .whereRef('payment_attempts.order_ref', '=', 'orders.ref')
                  .where((is) =>
                    is.or([
                      is('state', 'in', ['opening', 'open', 'late', 'refunding']),
                      is('attention_since', 'is not', null),
                    ]),
                  ),
              ),
            ),
          ])
          .as('leaves'),
      ])
      .where('outcome', '=', sql.lit('open'))
      .where('placed_at', '<', since)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('placed_at', 'ref'), '>', tuple(after.at, after.id)))
      .orderBy('placed_at')
      .orderBy('ref')
      .limit(most)
      .execute(),
  );
