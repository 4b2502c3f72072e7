import type { Instant } from '@shop/core/dates/instant';
import type { LooseRecords } from '@shop/core/host/retention/retention';
import type { CartId, OrderRef } from '@shop/core/ids';
import type { Db, Tx } from '../database/database.ts';

/** Carts that are to leave as far as their rows say; the decision looks at the rest. */
export const loadCartsToForget = async (
  db: Db,
  since: Instant,
  now: Instant,
  most: number,
): Promise<readonly CartId[]> => {
  const rows = await db
    .selectFrom('carts')
    .select('id')
    .where('state', '<>', 'sold')
    .where('created_at', '<', since)
    .where('updated_at', '<', since)
    .where((is) => is.or([is('state', '=', 'open'), is('paying_until', 'is', null), is('paying_until', '<=', now)]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders').select('orders.ref').whereRef('orders.cart_id', '=', 'carts.id'))),
    )
    .orderBy('created_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};

/** Orders whose buyers are to be forgotten, in the same way. */
export const loadBuyersToForget = async (db: Db, since: Instant, most: number): Promise<readonly OrderRef[]> => {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_buyers', 'order_buyers.order_ref', 'orders.ref')
    .select('orders.ref')
    .where('outcome', '=', 'open')
    .where('placed_at', '<', since)
    .where(({ not, exists, selectFrom }) =>
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
    )
    .orderBy('placed_at')
    .limit(most)
    .execute();
  return rows.map(({ ref }) => ref);
};

const forgetKeys = (tx: Tx, since: Instant, most: number) =>
  tx
    .deleteFrom('idempotency_keys')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('scope', 'key'),
        'in',
        selectFrom('idempotency_keys')
          .select(['scope', 'key'])
          .where('created_at', '<', since)
          .orderBy('created_at')
          .limit(most)
          .$asTuple('scope', 'key'),
      ),
    );

const forgetNotifications = (tx: Tx, since: Instant, most: number) =>
  tx
    .deleteFrom('payment_events')
    .where('event_id', 'in', (among) =>
      among
        .selectFrom('payment_events')
        .select('event_id')
        .where('received_at', '<', since)
        .orderBy('received_at')
        .limit(most),
    );

const forgetNotes = (tx: Tx, since: Instant, most: number) =>
  tx
    .deleteFrom('order_notes')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('order_ref', 'number'),
        'in',
        selectFrom('order_notes')
          .select(['order_ref', 'number'])
          .where('noted_at', '<', since)
          .orderBy('noted_at')
          .limit(most)
          .$asTuple('order_ref', 'number'),
      ),
    );

const forgetEntries = (tx: Tx, since: Instant, most: number) =>
  tx
    .deleteFrom('buyers')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('cart_id', 'session_hash'),
        'in',
        selectFrom('buyers')
          .select(['cart_id', 'session_hash'])
          .where('saved_at', '<', since)
          .orderBy('saved_at')
          .limit(most)
          .$asTuple('cart_id', 'session_hash'),
      ),
    );

const deletions = {
  keys: forgetKeys,
  notifications: forgetNotifications,
  notes: forgetNotes,
  entries: forgetEntries,
} as const satisfies Record<LooseRecords, unknown>;

/** Deletes so many of the oldest at most; how many there were. */
export const forgetLoose = async (tx: Tx, of: LooseRecords, since: Instant, most: number): Promise<number> => {
  const { numDeletedRows } = await deletions[of](tx, since, most).executeTakeFirst();
  return Number(numDeletedRows);
};
