import type { Instant } from '../dates/instant.ts';
import type { PressKey } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import type { ShownOutcome } from './order.ts';

/** Why the office cancels an order: the buyer asked, a guest is ill, the weather, the resort is closed, bought twice,
 *  sold by mistake, a complaint, or another reason. */
export const cancelReasons = [
  'asked',
  'illness',
  'weather',
  'closure',
  'duplicate',
  'mistake',
  'complaint',
  'other',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Maximum length of a note about a cancellation. Units: UTF-16 units. */
export const longestNote = 500;

/** The office's request to cancel an order. */
export type CancelRequest = {
  /** Identifies the press. A repeat cancels and refunds nothing more and gets the first answer again. */
  readonly key: PressKey;
  /** The money to refund; `all` is as much as can be refunded. */
  readonly refund: 'none' | 'all' | Cents;
  /** Whether the order is canceled even when a ticket was used or a value card partly spent. */
  readonly evenUsed: boolean;
  /** Whether the money was refunded at the provider already, so that the shop only records it. */
  readonly isRefunded: boolean;
  readonly reason: CancelReason;
  /** Text of the office about the reason: personal data, stored with the buyer's data and deleted with them. */
  readonly note?: string | undefined;
};

/** The answer to a cancellation by the office. */
export type CancelResult =
  /** Canceled at `at`, with this amount to refund. */
  | { readonly type: 'canceled'; readonly number: string; readonly at: Instant; readonly refund: Cents }
  | { readonly type: 'unknown' }
  | { readonly type: 'notPaid' }
  /** It was canceled or refunded before, by another press or by its buyer. */
  | { readonly type: 'over'; readonly state: ShownOutcome }
  | { readonly type: 'used' }
  /** At most `most` can be refunded: the money paid, less what was refunded, less what its value cards spent. */
  | { readonly type: 'tooMuch'; readonly most: Cents }
  /** The money is only authorized: all of it, `amount`, is released, or none. */
  | { readonly type: 'wholeOnly'; readonly amount: Cents };
