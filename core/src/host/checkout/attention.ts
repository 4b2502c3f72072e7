import type { Instant } from '../../dates/instant.ts';
import type { AttemptId, OrderRef } from '../../ids.ts';
import type { Cents } from '../../money/cents.ts';

/** Why an attempt needs a person: its provider lost it, does not refund it, or refunded a wrong amount. */
export const attentionReasons = ['unknownToProvider', 'notRefunded', 'wrongRefund'] as const;
export type AttentionReason = (typeof attentionReasons)[number];

/** Since when, and why (D-ATTENTION). */
export type Attention = { readonly since: Instant; readonly why: AttentionReason };

/** An attempt that needs a person: of one of our orders, or of an unknown order (D-STRAY-MONEY). No personal data. */
export type NeedsAttention =
  | (Attention & { readonly attemptId: AttemptId; readonly orderNumber: string })
  | (Omit<StrayPayment, 'state'> & { readonly why: 'unknownToShop' });

/** Money that a provider has for an order unknown to this shop, as after a restore from a backup (D-STRAY-MONEY). */
export type StrayPayment = {
  readonly attemptId: AttemptId;
  readonly orderRef: OrderRef;
  readonly amount: Cents;
  /** Taken, or only held. */
  readonly state: 'captured' | 'authorized';
  readonly since: Instant;
};
