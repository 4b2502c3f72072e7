import { err, ok, type Result } from 'neverthrow';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId, IdempotencyKey } from '../../ids.ts';
import type { CartChange } from '../changes.ts';
import { type HostState, intentId } from '../state.ts';
import type { RecordedIntent } from './host-cart.ts';

/** One change asked for under a key. */
export type Intent = {
  readonly key: IdempotencyKey;
  /** A digest of everything that makes the request what it is. */
  readonly requestDigest: string;
};

/** The cart that was asked about; a key means nothing beside another cart. */
export const scopeOfIntent = (cartId: CartId | undefined): string => cartId ?? '';

/** The change that was made under the key already, if any. Errors: `idempotencyKeyReused` for another request. */
export const earlierIntent = (
  state: HostState,
  cartId: CartId | undefined,
  { key, requestDigest }: Intent,
): Result<RecordedIntent | undefined, ErrorOf<'idempotencyKeyReused'>> => {
  const earlier = state.intents.get(intentId(scopeOfIntent(cartId), key));
  return earlier === undefined || earlier.requestDigest === requestDigest
    ? ok(earlier)
    : err({ kind: 'idempotencyKeyReused' });
};

/** Notes the change that is being made. `into` is the cart that it really goes to. */
export const recordIntent = (
  asked: CartId | undefined,
  { key, requestDigest }: Intent,
  into: CartId,
  createdAt: Instant,
): CartChange => ({
  type: 'intentRecorded',
  intent: { scope: scopeOfIntent(asked), key, requestDigest, cartId: into, createdAt },
});

/** The cart that a recorded change went to. */
export const cartOfIntent = (state: HostState, asked: CartId | undefined, key: IdempotencyKey): CartId => {
  const intent = state.intents.get(intentId(scopeOfIntent(asked), key));
  if (intent === undefined) throw new RangeError('no such change');
  return intent.cartId;
};
