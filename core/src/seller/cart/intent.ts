import { err, ok, type Result } from 'neverthrow';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId, IdempotencyKey } from '../../ids.ts';

/** A change requested with an idempotency key. */
export type Intent = {
  readonly key: IdempotencyKey;
  /** A digest of all inputs of the request. */
  readonly requestDigest: string;
  /** Digest of the secret of the client that made the key; absent when the client has no secret. */
  readonly clientDigest?: string | undefined;
};

/** A stored change that was made with an idempotency key, for recognising its repeat. The key is unique only within its
 *  scope. */
export type RecordedIntent = {
  readonly scope: string;
  readonly key: string;
  readonly requestDigest: string;
  readonly cartId: CartId;
  readonly createdAt: Instant;
};

/** Returns the scope of a key: the requested cart and the client, or the requested cart alone when the client has no
 *  secret. `undefined` when there is neither. */
const scopeOfIntent = (requested: CartId | undefined, { clientDigest }: Intent): string | undefined =>
  clientDigest === undefined ? requested : `${requested ?? ''} ${clientDigest}`;

/** Returns the record of a change that was applied to the cart `into`. `undefined` when the key has no scope, or when a
 *  client without a secret did not request that cart: the cart's id is then its only proof of access. */
export const intentRecord = (
  requested: CartId | undefined,
  intent: Intent,
  into: CartId,
  createdAt: Instant,
): RecordedIntent | undefined => {
  const scope = scopeOfIntent(requested, intent);
  if (scope === undefined || (intent.clientDigest === undefined && into !== requested)) return undefined;
  const { key, requestDigest } = intent;
  return { scope, key, requestDigest, cartId: into, createdAt };
};

/** Returns the cart of the change already made with the key. Errors: `idempotencyKeyReused` when the earlier request
 *  was a different one. */
export const repeatOf = (
  earlier: RecordedIntent,
  { requestDigest }: Intent,
): Result<CartId, ErrorOf<'idempotencyKeyReused'>> =>
  earlier.requestDigest === requestDigest ? ok(earlier.cartId) : err({ kind: 'idempotencyKeyReused' });
