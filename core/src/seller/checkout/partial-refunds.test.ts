import { describe, expect, it } from 'vitest';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import { instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import { refundKey } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import type { Refund } from './payment-attempt.ts';
import { contradicts, settlementOf } from './settlement.ts';

const at = instant(1_800_000_000_000);
const captured = { amount: cents(4400), at };
const order = { outcome: 'completed', paymentType: 'payment' } as const;

const aRefund = (amount: number, state: Refund['state']): Refund => ({
  key: refundKey(`a-${amount}`),
  amount: cents(amount),
  at,
  state,
  by: 'office',
  reason: 'canceled',
});

/** A paid attempt of which a part was refunded. */
const paid = (...refunds: readonly Refund[]) => ({
  state: 'paid' as const,
  amount: cents(4400),
  captured,
  createdAt: at,
  sessionEndsAt: plusMilliseconds(at, minutes(15)),
  refunds,
});

const reported = (refunded?: number): AttemptState => ({
  state: 'captured',
  amount: cents(4400),
  refunded: refunded === undefined ? undefined : cents(refunded),
});

describe('a provider reports that a part of a payment was refunded', () => {
  it.each([
    ['nothing, as the shop has refunded nothing', [], undefined],
    ['as much as the shop has refunded', [aRefund(1000, 'done'), aRefund(400, 'done')], 1400],
    ['a cent less, as the last refund is not made yet', [aRefund(1000, 'done')], 999],
  ] as const)('and the payment stays as it is: %s', (_, refunds, amount) => {
    expect(settlementOf(paid(...refunds), order, reported(amount), at)).toEqual({ type: 'nothing' });
  });

  it.each([
    ['a cent that the shop has not refunded', [], 1],
    ['a cent more than the shop has refunded', [aRefund(1000, 'done')], 1001],
    ['a refund that is only due here', [aRefund(1000, 'due')], 1000],
  ] as const)('and a person has to look: %s', (_, refunds, amount) => {
    const expected = { type: 'raiseAttention', why: 'wrongRefund' };
    expect(settlementOf(paid(...refunds), order, reported(amount), at)).toEqual(expected);
  });

  it('in a notification that is older than a refund, which contradicts the attempt', () => {
    expect(contradicts(paid(aRefund(1000, 'done')), reported(999))).toBe(true);
    expect(contradicts(paid(aRefund(1000, 'done')), reported(1000))).toBe(false);
    expect(contradicts(paid(aRefund(1000, 'due')), reported())).toBe(false);
  });
});
