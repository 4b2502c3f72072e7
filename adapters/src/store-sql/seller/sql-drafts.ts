import { type CustomerDrafts, type DraftOwner, draftLifetime, mostDrafts } from '@shop/core/customer/customer-drafts';
import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { ok } from 'neverthrow';
import { sessionDigest } from '../../seller/digests.ts';
import type { Database, Tx } from '../database/database.ts';
import { preparedDelete } from '../database/prepared-query.ts';
import { storedDraft } from '../stored/personal-data.ts';

const deleteDraft = preparedDelete('customer_drafts');

/** Deletes drafts that expired. */
export const forgetOldDrafts = async (tx: Tx, now: Instant): Promise<void> => {
  await tx.deleteFrom('customer_drafts').where('typed_at', '<', plusMilliseconds(now, -draftLifetime)).execute();
};

const forgetMost = async (tx: Tx): Promise<void> => {
  const newest = tx.selectFrom('customer_drafts').select('typed_at').orderBy('typed_at', 'desc');
  const first = await newest.offset(mostDrafts).limit(1).executeTakeFirst();
  if (first !== undefined) await tx.deleteFrom('customer_drafts').where('typed_at', '<=', first.typed_at).execute();
};

/** Drafts, one a cart: they outlive the process and go with the cart. A store that fails keeps none. */
export const sqlDrafts = (database: Database, { now }: Pick<ClockPort, 'now'>): CustomerDrafts => {
  const keyOf = ({ cartId, session }: DraftOwner) => ({ cart_id: cartId, session_digest: sessionDigest(session) });

  return {
    keep: async (owner, draft) => {
      const [key, at] = [keyOf(owner), now()];
      const row = { ...key, draft: storedDraft.write(draft), typed_at: at };
      await database.transaction({ isolation: 'serializable' }, async (tx) => {
        await forgetOldDrafts(tx, at);
        const cart = await tx.selectFrom('carts').select('id').where('id', '=', owner.cartId).executeTakeFirst();
        if (cart === undefined) return ok();
        await tx.deleteFrom('customer_drafts').where('cart_id', '=', key.cart_id).execute();
        await tx
          .insertInto('customer_drafts')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['cart_id', 'session_digest']).doUpdateSet({ draft: row.draft, typed_at: at }),
          )
          .execute();
        await forgetMost(tx);
        return ok();
      });
    },
    find: async (owner) => {
      const { cart_id, session_digest } = keyOf(owner);
      const found = await database.read(async (db) => {
        const drafts = db.selectFrom('customer_drafts').select('draft').where('cart_id', '=', cart_id);
        const own = drafts.where('session_digest', '=', session_digest);
        return ok(await own.where('typed_at', '>=', plusMilliseconds(now(), -draftLifetime)).executeTakeFirst());
      });
      const row = found.unwrapOr(undefined);
      return row && storedDraft.read(row.draft);
    },
    forget: async (owner) => {
      await database.transaction({ isolation: 'serializable' }, async (tx) => {
        await deleteDraft(tx, keyOf(owner));
        return ok();
      });
    },
  };
};
