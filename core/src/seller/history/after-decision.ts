import type { DeclineReason } from '../../checkout/attempt-state.ts';
import type { OrderRecords } from '../checkout/order-records.ts';
import type { DecisionTime } from '../decision.ts';
import { withMailsDue } from '../mail/outbox.ts';
import { withNotes } from './with-notes.ts';

/** The records after a decision, with the mails that it calls for and the history of its orders. `why`: the bank's
 *  reason for a decline. */
export const afterDecision = <Of extends OrderRecords>(
  before: OrderRecords,
  after: Of,
  { now }: DecisionTime,
  why?: DeclineReason,
): Of => withNotes(before, withMailsDue(before, after, now), now, why);
