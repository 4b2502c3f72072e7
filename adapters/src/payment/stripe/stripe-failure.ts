import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import { Stripe } from 'stripe';

/** Why a request to Stripe has no answer of use. */
export type StripeFailure =
  /** Stripe refuses the request, and would refuse a repeat. */
  | { readonly kind: 'refused' }
  /** Stripe does not know the object. */
  | { readonly kind: 'missing' }
  /** The attempt's session can no longer be found out. */
  | { readonly kind: 'lost' }
  /** Stripe failed. It stores this answer, so that a repeat with the same key gets it again. `isReplay`: it is such a
   *  repeat, and the request was not carried out a second time. */
  | { readonly kind: 'failed'; readonly isReplay: boolean }
  /** Too many requests, or a key without permission: only a later call can succeed. */
  | { readonly kind: 'later' }
  | ErrorOf<'unreachable'>;

/** The failure of a try, or of a whole call, that took too long. */
export const tooLate: StripeFailure = { kind: 'unreachable', cause: 'timeout' };

/** Whether a repeat within seconds may succeed. */
export const isTemporary = ({ kind }: StripeFailure): boolean => kind === 'unreachable';

/** A wrong or restricted API key says nothing about the payment, so the query is repeated later, as after 429. */
const laterStatuses: ReadonlySet<number> = new Set([401, 403, 429]);

/** Request timeout, another request with the same key under way, too early. */
const temporaryStatuses: ReadonlySet<number> = new Set([408, 409, 425]);

const isTimeout = (cause: unknown): boolean => cause instanceof Error && 'code' in cause && cause.code === 'ETIMEDOUT';

/** Returns the failure for an error of the `stripe` package. */
export const failureOf = (error: unknown): StripeFailure => {
  if (!(error instanceof Stripe.errors.StripeError)) return { kind: 'unreachable', cause: 'network' };
  const { statusCode, rawType, code, detail, headers } = error;
  if (statusCode === undefined) {
    if (!(error instanceof Stripe.errors.StripeConnectionError)) return { kind: 'unreachable', cause: 'malformed' };
    return { kind: 'unreachable', cause: isTimeout(detail) ? 'timeout' : 'network' };
  }
  if (rawType === 'idempotency_error' && code !== 'idempotency_key_in_use') return { kind: 'refused' };
  if (statusCode === 500) return { kind: 'failed', isReplay: headers?.['idempotent-replayed'] === 'true' };
  if (laterStatuses.has(statusCode)) return { kind: 'later' };
  if (temporaryStatuses.has(statusCode) || statusCode > 500) return { kind: 'unreachable', cause: 'status' };
  return statusCode === 404 ? { kind: 'missing' } : { kind: 'refused' };
};

/** Returns the error of the payment port for a failure. A failure inside Stripe proves nothing. */
export const errorOf = (failure: StripeFailure): ShopError => {
  switch (failure.kind) {
    case 'refused':
    case 'missing':
    case 'lost':
      return { kind: 'paymentRefused' };
    case 'failed':
    case 'later':
      return { kind: 'unreachable', cause: 'status' };
    case 'unreachable':
      return failure;
  }
};
