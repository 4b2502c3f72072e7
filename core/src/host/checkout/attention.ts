import type { Instant } from '../../dates/instant.ts';
import type { AttemptId, OrderRef } from '../../ids.ts';
import type { Cents } from '../../money/cents.ts';

/** Why a person has to look at an attempt: its provider does not know it any more, does not give its money back, or gave back
 *  another amount than it took. */
export const attentionReasons = ['unknownToProvider', 'notRefunded', 'wrongRefund'] as const;
export type AttentionReason = (typeof attentionReasons)[number];

/** Since when, and why (D-ATTENTION). */
export type Attention = { readonly since: Instant; readonly why: AttentionReason };

/** An attempt that a person has to look at: one of our orders, or money for an order that nobody here knows (D-STRAY-MONEY); nothing
 *  personal. */
export type NeedsAttention =
  | (Attention & { readonly attemptId: AttemptId; readonly orderNumber: string })
  | {
      readonly since: Instant;
      readonly why: 'unknownToShop';
      readonly attemptId: AttemptId;
      readonly orderRef: OrderRef;
      readonly amount: Cents;
    };

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
