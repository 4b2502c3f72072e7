import type { DeclineReason } from '../../checkout/attempt-state.ts';

/** How an attempt to pay came to nothing; why, where the bank said it (D-NOT-CONFIRMED). */
export type ClosedAs = { readonly as: 'declined' | 'canceled' | 'failed'; readonly why?: DeclineReason };
