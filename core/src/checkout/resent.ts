import type { Instant } from '../dates/instant.ts';
import type { OrderOutcome } from './order.ts';

type Outcome = Exclude<OrderOutcome, 'open'>;

/** What came of the wish to send an order's mail once more; `about` is how the order turned out, which the mail is about (D-RESEND). */
export type Resent =
  /** It is in the outbox and goes out at once. */
  | { readonly type: 'queued'; readonly about: Outcome }
  /** It has been there already, and goes out then. */
  | { readonly type: 'waiting'; readonly about: Outcome; readonly next: Instant }
  /** One was asked for just now; another one may be from then on. */
  | { readonly type: 'tooSoon'; readonly about: Outcome; readonly from: Instant }
  | { readonly type: 'notPaid' }
  /** It is being canceled: its buyer is written once the money is back. */
  | { readonly type: 'canceling' }
  | { readonly type: 'unknown' };
