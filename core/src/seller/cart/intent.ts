import { err, ok, type Result } from 'neverthrow';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId, IdempotencyKey } from '../../ids.ts';
import { intentId, put, type SellerState } from '../state.ts';
import type { RecordedIntent } from './seller-cart.ts';

/** A change requested under a key. */
export type Intent = {
  readonly key: IdempotencyKey;
  /** A digest of everything that makes the request what it is. */
  readonly requestDigest: string;
  /** Digest of the secret of the client that made the key; absent for a client that has none. */
  readonly clientDigest?: string;
};

/** The owner of a key: the client and the requested cart; without a secret the cart alone, or none. */
export const scopeOfIntent = (requested: CartId | undefined, { clientDigest }: Intent): string | undefined =>
  clientDigest === undefined ? requested : `${requested ?? ''} ${clientDigest}`;

/** A cart's id gives access to that cart only. */
const isOwned = (requested: CartId | undefined, { clientDigest }: Intent, into: CartId): boolean =>
  clientDigest !== undefined || into === requested;

const recorded = (state: SellerState, requested: CartId | undefined, intent: Intent): RecordedIntent | undefined => {
  const scope = scopeOfIntent(requested, intent);
  const found = scope === undefined ? undefined : state.intents.get(intentId(scope, intent.key));
  return found !== undefined && isOwned(requested, intent, found.cartId) ? found : undefined;
};

/** The change that was made under the key already, if any. Errors: `idempotencyKeyReused` for another request. */
export const earlierIntent = (
  state: SellerState,
  requested: CartId | undefined,
  intent: Intent,
): Result<RecordedIntent | undefined, ErrorOf<'idempotencyKeyReused'>> => {
  const earlier = recorded(state, requested, intent);
  return earlier === undefined || earlier.requestDigest === intent.requestDigest
    ? ok(earlier)
    : err({ kind: 'idempotencyKeyReused' });
};

/** Records a change under its key, if that has an owner. `into`: the cart that was changed. */
export const recordIntent = (
  state: SellerState,
  requested: CartId | undefined,
  intent: Intent,
  into: CartId,
  createdAt: Instant,
): SellerState => {
  const scope = scopeOfIntent(requested, intent);
  if (scope === undefined || !isOwned(requested, intent, into)) return state;
  const { key, requestDigest } = intent;
  const recorded: RecordedIntent = { scope, key, requestDigest, cartId: into, createdAt };
  return { ...state, intents: put(state.intents, intentId(scope, key), recorded) };
};

/** The cart that a change went to: the recorded one, or the new one that was opened for it. */
export const cartOfIntent = (
  state: SellerState,
  requested: CartId | undefined,
  { intent, newCartId }: { readonly intent: Intent; readonly newCartId: CartId },
): CartId => recorded(state, requested, intent)?.cartId ?? newCartId;
