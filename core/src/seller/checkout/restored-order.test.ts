import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import type { PaymentType } from '../../checkout/payment.ts';
import { minutes } from '../../dates/instant.ts';
import { attemptId } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { captured, orderIn, readyToPay } from '../../testing/paying-seller.ts';
import { after, later, now, payment } from '../../testing/seller-builders.ts';
import { anySteps, walk } from '../../testing/seller-walks.ts';
import { attemptIn } from '../../testing/whole-state.ts';
import type { CommandOf } from '../commands.ts';
import { newMail } from '../mail/seller-mail.ts';
import type { SellerState } from '../state.ts';
import { refunded, unrefunded } from './payment-attempt.ts';
import { queryStart, restoredOrder } from './restored-order.ts';
import { attemptsOf, type SellerOrder } from './seller-order.ts';
import { shownOutcome } from './used-order.ts';

const id = attemptId('attempt');
const { amount } = captured;
const { state: ready, id: cart } = readyToPay();
const report = (reported: AttemptState, more: Partial<CommandOf<'settle'>> = {}) =>
  ({ type: 'settle', attemptId: id, reported, ...more }) as const;
const payAs = (paymentType: PaymentType = 'payment') =>
  after(
    after(ready, payment(cart, { paymentType, newAttemptId: id })),
    report({ state: paymentType === 'payment' ? 'captured' : 'authorized', amount }),
  );

const paid = payAs();
const held = payAs('preauthorization');
const contentIn = (state: SellerState) => ({ ...orderIn(state), revision: 0 });

/** Returns a state whose orders were restored from a backup a minute later. */
const restored = (state: SellerState): SellerState => ({
  ...state,
  orders: new Map(
    [...state.orders].map(([ref, order]) => [ref, restoredOrder(order, later(minutes(1)).now, later(minutes(1)).now)]),
  ),
});
const answered = (reported: AttemptState, more: Partial<CommandOf<'settle'>> = {}, state = paid) =>
  after(restored(state), report(reported, more), later(minutes(2)));

describe('a paid order that was restored from a backup', () => {
  it('is queried if it was placed within 60 days, to the millisecond', () => {
    const order = orderIn(paid);
    const askAt = later(5).now;
    const at = (placedAt: typeof now) => attemptsOf(restoredOrder({ ...order, placedAt }, now, askAt))[0]?.askAt;
    expect([at(queryStart(now)), at(queryStart(later(-1).now))]).toEqual([askAt, undefined]);
    expect(now - queryStart(now)).toBe(60 * 24 * minutes(60));
  });

  it.each([
    ['captured', captured, paid],
    ['held', { state: 'authorized', amount } as const, held],
    ['captured after it was held', captured, held],
  ])('is not queried again after its money is reported as %s', (_, reported, state) => {
    const next = answered(reported, {}, state);
    expect(attemptIn(restored(state), id)?.askAt).toBe(now + minutes(1));
    expect(contentIn(next)).toEqual(contentIn(state));
  });

  it('is queried again after a notification of its money, which may be older than a refund', () => {
    expect(attemptIn(answered(captured, { eventId: 'late' }), id)).toMatchObject({
      state: 'paid',
      askAt: now + minutes(3),
    });
  });

  it('is canceled if all of its money was refunded', () => {
    const next = answered({ state: 'refunded', amount });
    expect(orderIn(next)).toMatchObject({ outcome: 'canceled' });
    const refund = { amount, state: 'done', by: 'provider', reason: 'reported' };
    expect(attemptIn(next, id)).toMatchObject({ state: 'refunded', askAt: undefined, refunds: [refund] });
  });

  it.each([
    ['a part was refunded', { state: 'refunded', amount: cents(amount - 1) }, 'wrongRefund'],
    ['less is captured', { state: 'captured', amount: cents(amount - 1) }, 'wrongRefund'],
    ['its provider does not know it', { state: 'notFound' }, 'unknownToProvider'],
    ['it is open', { state: 'open' }, 'unknownToProvider'],
    ['it was declined', { state: 'declined' }, 'unknownToProvider'],
  ] as const)('needs attention if %s, until all of its money is reported', (_, reported, why) => {
    const listed = answered(reported);
    const again = after(listed, report(reported), later(minutes(3)));
    for (const [state, minute] of [
      [listed, 3],
      [again, 4],
    ] as const) {
      expect(orderIn(state)).toMatchObject({ outcome: 'completed', paidAttempt: id });
      const attention = { since: now + minutes(2), why };
      expect(attemptIn(state, id)).toMatchObject({ state: 'paid', attention, askAt: now + minutes(minute) });
    }
    expect(contentIn(after(again, report(captured), later(minutes(4))))).toEqual(contentIn(paid));
  });
});

it('a due mail counts as never tried after a restore, and a sent mail is unchanged', () => {
  const order = orderIn(paid);
  const due = { ...newMail('completed', now), tries: 3 };
  const sent = { ...due, dueAt: undefined, sentAt: now };
  const mailsOf = (mail: typeof due | typeof sent) => restoredOrder({ ...order, mails: [mail] }, now, now).mails;
  expect([mailsOf(due), mailsOf(sent)]).toEqual([[{ ...due, tries: 0 }], [sent]]);
});

/** Returns the attempts of an order that are queried after a restore. */
const queriedAfterRestore = (order: SellerOrder) =>
  attemptsOf(restoredOrder(order, now, now)).filter(({ askAt }, place) => askAt !== attemptsOf(order)[place]?.askAt);

it('after any decisions a restore queries each paid order, and a report of its money ends the query', () => {
  let queries = 0;
  fc.assert(
    fc.property(anySteps, (steps) => {
      walk(12, steps, ({ before, after: walked }) => {
        if (walked === before) return;
        for (const [ref, order] of walked.orders) {
          const queried = queriedAfterRestore(order);
          const paidBy = attemptsOf(order).find(({ attemptId }) => attemptId === order.paidAttempt);
          const isSettled = shownOutcome(order) === 'completed' || order.outcome === 'canceled';
          const hasMoney = paidBy !== undefined && paidBy.askAt === undefined && unrefunded(paidBy) > 0;
          expect(queried.length).toBe(isSettled && hasMoney ? 1 : 0);
          for (const { attemptId, amount: total, refunds } of queried) {
            queries += 1;
            const put = { ...walked, orders: new Map([...walked.orders, [ref, restoredOrder(order, now, now)]]) };
            const next = after(put, {
              type: 'settle',
              attemptId,
              reported: { state: 'captured', amount: total, refunded: refunded({ refunds }) },
            });
            expect({ ...next.orders.get(ref), revision: 0 }).toEqual({ ...order, revision: 0 });
          }
        }
      });
    }),
    { numRuns: 300, seed: 53 },
  );
  expect(queries).toBeGreaterThan(20);
});
