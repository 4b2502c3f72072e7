import { type CustomerDrafts, type DraftOwner, draftLifetime, maxDrafts } from '@shop/core/customer/customer-drafts';
import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { ok } from 'neverthrow';
import { sessionDigest } from '../../seller/digests.ts';
import type { Database, Tx } from '../database/database.ts';
import { changedRows, statement } from '../database/statement.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { readDraft, writeDraft } from '../stored/documents.ts';

const clearOld = statement('update sessions set draft = null, typed_at = null where typed_at < $1');

/** Drafts of the same time are ordered by their keys. */
const clearSurplus = statement(`update sessions set draft = null, typed_at = null
  where typed_at is not null and (typed_at, cart_id, session_digest) <= (
    select typed_at, cart_id, session_digest from sessions where typed_at is not null
    order by typed_at desc, cart_id desc, session_digest desc limit 1 offset $1)`);

const deleteEmpty = statement('delete from sessions where draft is null and buyer is null');

/** Deletes expired drafts and the oldest beyond the maximum number, together with rows of sessions that are then
 *  empty. Returns the number of drafts. */
export const forgetDrafts = async (tx: Tx, dialect: SqlDialectName, now: Instant): Promise<number> => {
  const old = await clearOld(tx, dialect, [plusMilliseconds(now, -draftLifetime)]);
  const surplus = await clearSurplus(tx, dialect, [maxDrafts]);
  await deleteEmpty(tx, dialect, []);
  return changedRows(old) + changedRows(surplus);
};

/** Stores no draft for a deleted cart. */
const upsertDraft = statement(`insert into sessions (cart_id, session_digest, draft, typed_at)
  select id, $2, $3, $4 from carts where id = $1
  on conflict (cart_id, session_digest) do update set draft = excluded.draft, typed_at = excluded.typed_at`);

const selectDraft = statement<{ readonly draft: unknown }>(`select draft from sessions
  where cart_id = $1 and session_digest = $2 and typed_at >= $3 and draft is not null`);

const clearDraft = statement(
  'update sessions set draft = null, typed_at = null where cart_id = $1 and session_digest = $2',
);

/** Returns the drafts of sessions, one for each cart. They outlive the process and are deleted with the cart. A
 *  failure of the store is ignored. */
export const sqlDrafts = (database: Database, { now }: Pick<ClockPort, 'now'>): CustomerDrafts => {
  const { dialect } = database;
  const keyOf = ({ cartId, session }: DraftOwner) => [cartId, sessionDigest(session)] as const;
  const write = async (work: (tx: Tx) => Promise<unknown>): Promise<void> => {
    await database.transaction({ isolation: 'read committed', wasCommitted: async () => false }, async (tx) => {
      await work(tx);
      return ok();
    });
  };

  return {
    keep: (owner, draft) => write((tx) => upsertDraft(tx, dialect, [...keyOf(owner), writeDraft(draft), now()])),
    find: async (owner) => {
      const rows = await database.read(async (db) =>
        ok(await selectDraft(db, dialect, [...keyOf(owner), plusMilliseconds(now(), -draftLifetime)])),
      );
      const row = rows.unwrapOr(undefined)?.rows[0];
      return row && readDraft(row.draft);
    },
    forget: (owner) => write((tx) => clearDraft(tx, dialect, keyOf(owner))),
  };
};
