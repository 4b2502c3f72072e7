import type { Instant } from '../../dates/instant.ts';
import type { AttemptId, OrderRef } from '../../ids.ts';
import type { Cents } from '../../money/cents.ts';

/** Money that a provider says it has for an order that this shop does not know: its books were put back to an earlier day
 *  (D-STRAY-MONEY). */
export type StrayPayment = {
  readonly attemptId: AttemptId;
  readonly orderRef: OrderRef;
  readonly amount: Cents;
  /** Taken, or only held. */
  readonly word: 'captured' | 'authorized';
  readonly since: Instant;
};
