import type { Instant } from '@shop/core/dates/instant';
import type { LooseRecords } from '@shop/core/host/retention/retention';
import type { Tx } from '../database/database.ts';

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

const forgetSlots = (tx: Tx, since: Instant, most: number) =>
  tx
    .deleteFrom('client_slots')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('client_hash', 'number'),
        'in',
        selectFrom('client_slots')
          .select(['client_hash', 'number'])
          .where('taken_at', '<', since)
          .orderBy('taken_at')
          .limit(most)
          .$asTuple('client_hash', 'number'),
      ),
    );

const deletions = {
  keys: forgetKeys,
  notifications: forgetNotifications,
  notes: forgetNotes,
  entries: forgetEntries,
  slots: forgetSlots,
} as const satisfies Record<LooseRecords, unknown>;

/** Deletes so many of the oldest at most; how many there were. */
export const forgetLoose = async (tx: Tx, of: LooseRecords, since: Instant, most: number): Promise<number> => {
  const { numDeletedRows } = await deletions[of](tx, since, most).executeTakeFirst();
  return Number(numDeletedRows);
};
