import type { Cents } from '../money/cents.ts';

/** Why a bank declined, as far as a buyer can act on it. `notConfirmed`: the buyer did not confirm to the bank (3-D
 *  Secure). */
export const declineReasons = ['notConfirmed'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** A reason of a provider, a host or a database; an unknown one counts as none. */
export const declineReasonOf = (given: unknown): DeclineReason | undefined =>
  declineReasons.find((reason) => reason === given);

/** What the payment provider's own books say about an attempt to pay. */
export type AttemptState =
  | { readonly state: 'open' }
  | { readonly state: 'authorized'; readonly amount: Cents }
  | { readonly state: 'captured'; readonly amount: Cents }
  | { readonly state: 'declined'; readonly why?: DeclineReason }
  | { readonly state: 'canceled' }
  /** Unpaid when the session ended. */
  | { readonly state: 'expired' }
  | { readonly state: 'refunded'; readonly amount: Cents }
  | { readonly state: 'notFound' };
