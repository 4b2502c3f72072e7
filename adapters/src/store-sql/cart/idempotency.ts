import { hash } from 'node:crypto';
import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartId, IdempotencyKey } from '@shop/core/ids';
import { err, ok, type Result } from 'neverthrow';
import type { Tx } from '../database/database.ts';
import { changedAny, preparedQuery } from '../database/prepared-query.ts';
import type { IdempotencyKeys } from '../tables/cart-tables.ts';

/** One change asked for under a key. `request` is everything that makes it what it is. */
export type Intent = {
  readonly key: IdempotencyKey;
  /** The cart asked about; a key means nothing beside another cart. */
  readonly scope: CartId | undefined;
  readonly request: readonly unknown[];
  readonly now: Instant;
};

/** Keys are kept this long (reliability 1.3 asks for a day at least). Units: milliseconds. */
const keyLifetimeMs = 48 * 60 * 60_000;

const hashOf = (intent: Intent): string => hash('sha256', JSON.stringify(intent.request), 'base64url');

const insertKey = preparedQuery<IdempotencyKeys>()((db, slot) =>
  db
    .insertInto('idempotency_keys')
    .values({
      scope: slot('scope'),
      key: slot('key'),
      request_hash: slot('request_hash'),
      cart_id: slot('cart_id'),
      created_at: slot('created_at'),
    })
    .onConflict((conflict) => conflict.doNothing()),
);

/** Claims a key for a change that will touch `cartId`; the claim lives or dies with the change's transaction. Answers the
 *  cart of the first time when the key was used before. Errors: `idempotencyKeyReused` for another request. */
export const claimKey = async (
  tx: Tx,
  intent: Intent,
  cartId: CartId,
): Promise<Result<{ readonly repeated?: CartId }, ShopError>> => {
  const scope = intent.scope ?? '';
  const claim = { scope, key: intent.key, request_hash: hashOf(intent), cart_id: cartId, created_at: intent.now };
  if (changedAny(await insertKey(tx, claim))) return ok({});
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'cart_id'])
    .where('scope', '=', scope)
    .where('key', '=', intent.key)
    .executeTakeFirstOrThrow();
  return first.request_hash === claim.request_hash
    ? ok({ repeated: first.cart_id })
    : err({ kind: 'idempotencyKeyReused' });
};

/** Tells a claimed key which cart its change really went to. */
export const moveKey = async (tx: Tx, intent: Intent, cartId: CartId): Promise<void> => {
  await tx
    .updateTable('idempotency_keys')
    .set({ cart_id: cartId })
    .where('scope', '=', intent.scope ?? '')
    .where('key', '=', intent.key)
    .execute();
};

/** Forgets keys that nobody will repeat any more. */
export const forgetOldKeys = async (tx: Tx, now: Instant): Promise<void> => {
  await tx.deleteFrom('idempotency_keys').where('created_at', '<', plusMilliseconds(now, -keyLifetimeMs)).execute();
};
