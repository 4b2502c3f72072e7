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

const forgetClients = (tx: Tx, since: Instant, most: number) =>
  tx
    .updateTable('cart_lines')
    .set({ client_hash: null })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('cart_id', 'id'),
        'in',
        selectFrom('cart_lines')
          .select(['cart_id', 'id'])
          .where('client_hash', 'is not', null)
          .where('hold_until', '<', since)
          .orderBy('hold_until')
          .limit(most)
          .$asTuple('cart_id', 'id'),
      ),
    );

const deletions = {
  keys: forgetKeys,
  notifications: forgetNotifications,
  notes: forgetNotes,
  entries: forgetEntries,
} as const satisfies Record<Exclude<LooseRecords, 'clients'>, unknown>;

/** Deletes so many of the oldest at most, and of lines their client alone; how many there were. */
export const forgetLoose = async (tx: Tx, of: LooseRecords, since: Instant, most: number): Promise<number> => {
  if (of === 'clients') return Number((await forgetClients(tx, since, most).executeTakeFirst()).numUpdatedRows);
  const { numDeletedRows } = await deletions[of](tx, since, most).executeTakeFirst();
  return Number(numDeletedRows);
};
