import type { Instant } from '../../dates/instant.ts';
import type { AttemptId } from '../../ids.ts';

/** Why a person has to look at an attempt: its provider does not know it any more, does not give its money back, or gave back
 *  another amount than it took. */
export const attentionReasons = ['unknownToProvider', 'notRefunded', 'wrongRefund'] as const;
export type AttentionReason = (typeof attentionReasons)[number];

/** Since when, and why (D-ATTENTION). */
export type Attention = { readonly since: Instant; readonly why: AttentionReason };

/** An attempt that a person has to look at; nothing personal. */
export type NeedsAttention = Attention & { readonly attemptId: AttemptId; readonly orderNumber: string };
