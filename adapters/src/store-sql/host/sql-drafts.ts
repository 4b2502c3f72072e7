import { type CustomerDrafts, type DraftOwner, draftLifetime, mostDrafts } from '@shop/core/customer/customer-drafts';
import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { ok } from 'neverthrow';
import { sessionDigest } from '../../host/digests.ts';
import type { Database, Tx } from '../database/database.ts';
import { storedDraft } from '../stored/customer-draft.ts';

/** Forgets drafts that nobody is told any more (D-DRAFT). */
export const forgetOldDrafts = async (tx: Tx, now: Instant): Promise<void> => {
  await tx.deleteFrom('customer_drafts').where('typed_at', '<', plusMilliseconds(now, -draftLifetime)).execute();
};

/** The oldest give way to those that are typed now. */
const forgetMost = async (tx: Tx): Promise<void> => {
  const first = await tx
    .selectFrom('customer_drafts')
    .select('typed_at')
    .orderBy('typed_at', 'desc')
    .offset(mostDrafts)
    .limit(1)
    .executeTakeFirst();
  if (first !== undefined) await tx.deleteFrom('customer_drafts').where('typed_at', '<=', first.typed_at).execute();
};

/** Drafts, one a cart: they outlive the process and go with the cart. A store that fails keeps none. */
export const sqlDrafts = (database: Database, { now }: Pick<ClockPort, 'now'>): CustomerDrafts => {
  const keyOf = ({ cartId, session }: DraftOwner) => ({ cart_id: cartId, session_hash: sessionDigest(session) });

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
            conflict.columns(['cart_id', 'session_hash']).doUpdateSet({ draft: row.draft, typed_at: at }),
          )
          .execute();
        await forgetMost(tx);
        return ok();
      });
    },
    find: async (owner) => {
      const { cart_id, session_hash } = keyOf(owner);
      const found = await database.read(async (db) =>
        ok(
          await db
            .selectFrom('customer_drafts')
            .select('draft')
            .where('cart_id', '=', cart_id)
            .where('session_hash', '=', session_hash)
            .where('typed_at', '>=', plusMilliseconds(now(), -draftLifetime))
            .executeTakeFirst(),
        ),
      );
      return found.match(
        (row) => row && storedDraft.read(row.draft),
        () => undefined,
      );
    },
    forget: async (owner) => {
      const { cart_id, session_hash } = keyOf(owner);
      await database.transaction({ isolation: 'serializable' }, async (tx) => {
        await tx
          .deleteFrom('customer_drafts')
          .where('cart_id', '=', cart_id)
          .where('session_hash', '=', session_hash)
          .execute();
        return ok();
      });
    },
  };
};
