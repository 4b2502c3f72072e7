import { err, ok, type Result } from 'neverthrow';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId, IdempotencyKey } from '../../ids.ts';

/** A change requested under a key. */
export type Intent = {
  readonly key: IdempotencyKey;
  /** A digest of everything that makes the request what it is. */
  readonly requestDigest: string;
  /** Digest of the secret of the client that made the key; absent for a client that has none. */
  readonly clientDigest?: string | undefined;
};

/** A change that was made under a key; a repeat finds it. A key means something only within its scope. */
export type RecordedIntent = {
  readonly scope: string;
  readonly key: string;
  readonly requestDigest: string;
  readonly cartId: CartId;
  readonly createdAt: Instant;
};

/** The owner of a key: the client and the requested cart; without a secret the cart alone, or none. */
const scopeOfIntent = (requested: CartId | undefined, { clientDigest }: Intent): string | undefined =>
  clientDigest === undefined ? requested : `${requested ?? ''} ${clientDigest}`;

/** The record of a change that goes `into` a cart; none for a key without an owner, as a cart's id gives access to that
 *  cart only. */
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

/** The cart of the change that was made under the key already. Errors: `idempotencyKeyReused` for another request. */
export const repeatOf = (
  earlier: RecordedIntent,
  { requestDigest }: Intent,
): Result<CartId, ErrorOf<'idempotencyKeyReused'>> =>
  earlier.requestDigest === requestDigest ? ok(earlier.cartId) : err({ kind: 'idempotencyKeyReused' });
