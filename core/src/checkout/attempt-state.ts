import type { Cents } from '../money/cents.ts';

/** What the payment provider's own books say about an attempt to pay. */
export type AttemptState =
  | { readonly state: 'open' }
  | { readonly state: 'authorized'; readonly amount: Cents }
  | { readonly state: 'captured'; readonly amount: Cents }
  | { readonly state: 'declined' }
  | { readonly state: 'canceled' }
  /** Nobody paid while the session lasted. */
  | { readonly state: 'expired' }
  | { readonly state: 'refunded'; readonly amount: Cents }
  | { readonly state: 'notFound' };
