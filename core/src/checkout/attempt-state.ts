import type { Cents } from '../money/cents.ts';

/** Why a bank declined a payment, as far as the buyer can act on it. `notConfirmed`: the buyer did not confirm it to
 *  the bank (3-D Secure). */
export const declineReasons = ['notConfirmed'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Returns a decline reason read from a provider, host or database; `undefined` when it is unknown. */
export const declineReasonOf = (value: unknown): DeclineReason | undefined =>
  declineReasons.find((reason) => reason === value);

/** The state of a payment attempt as the payment provider reports it. */
export type AttemptState =
  | { readonly state: 'open' }
  | { readonly state: 'authorized'; readonly amount: Cents }
  /** `refunded`: the part of the amount that was refunded; absent when nothing was. */
  | { readonly state: 'captured'; readonly amount: Cents; readonly refunded?: Cents | undefined }
  | { readonly state: 'declined'; readonly why?: DeclineReason }
  | { readonly state: 'canceled' }
  /** The session ended without payment. */
  | { readonly state: 'expired' }
  /** All of the amount was refunded, or its authorization voided. */
  | { readonly state: 'refunded'; readonly amount: Cents }
  /** An authorization that ended by itself, before it was captured or voided. */
  | { readonly state: 'lapsed'; readonly amount: Cents }
  | { readonly state: 'notFound' }
  /** The provider can no longer find out what became of the attempt. */
  | { readonly state: 'unknown' };
