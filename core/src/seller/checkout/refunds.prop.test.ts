import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySteps, walk } from '../../testing/seller-walks.ts';
import type { SellerState } from '../state.ts';
import { attemptCases } from './order-records.ts';
import type { SellerAttempt } from './payment-attempt.ts';
import type { SellerOrder } from './seller-order.ts';
import { isUndecided } from './settlement.ts';
import { shownOutcome } from './used-order.ts';

const captured = (attempt: SellerAttempt): number => attempt.captured?.amount ?? 0;

const refunded = ({ refunds }: SellerAttempt): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the amount that an order retains of an attempt that has ended; `undefined` for one that can still bring
 *  money. */
const retainedOf = (attempt: SellerAttempt, order: SellerOrder): number | undefined => {
  if (order.paidAttempt === attempt.attemptId && shownOutcome(order) === 'completed') return order.total;
  if (order.paidAttempt === attempt.attemptId && order.cancellation !== undefined && attempt.state !== 'refunded')
    return order.total - order.cancellation.amount;
  return isUndecided(attempt.state) && attempt.state !== 'refunding' ? undefined : 0;
};

const refundsIn = (state: SellerState) => attemptCases(state).flatMap(({ attempt }) => attempt.refunds);

it('after any decisions an order retains its total of its paid attempt, or what the office retains, and refunds all other money', () => {
  const reasons = new Set<string>();
  fc.assert(
    fc.property(anySteps, (steps) => {
      walk(12, steps, ({ before, after, command }) => {
        if (after === before) return;
        for (const { attempt, order } of attemptCases(after)) {
          const where = `${attempt.state} attempt of an order ${order.outcome}, after ${command.type}`;
          expect(refunded(attempt), `refunds above the captured amount: ${where}`).toBeLessThanOrEqual(
            captured(attempt),
          );
          const retained = retainedOf(attempt, order);
          if (retained !== undefined)
            expect(captured(attempt) - refunded(attempt), `retained money: ${where}`).toBe(retained);
          const hasDue = attempt.refunds.some(({ state }) => state === 'due');
          expect(hasDue, `due refunds: ${where}`).toBe(attempt.state === 'refunding');
        }
        const keys = refundsIn(after).map(({ key }) => key);
        expect(new Set(keys).size, 'refund keys are unique').toBe(keys.length);
        for (const { by, reason, amount } of refundsIn(after)) if (amount > 0) reasons.add(`${by} ${reason}`);
      });
    }),
    { numRuns: 200, seed: 53 },
  );
  expect([...reasons].sort()).toEqual([
    'buyer canceled',
    'office canceled',
    'office reported',
    'provider reported',
    'shop notFulfilled',
    'shop notOpened',
    'shop otherMoney',
    'shop replaced',
  ]);
});
