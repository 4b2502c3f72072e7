import { describe, expect, it } from 'vitest';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import type { PaymentType } from '../../checkout/payment.ts';
import { minutes } from '../../dates/instant.ts';
import { attemptId, orderRef } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { captured, orderIn, readyToPay } from '../../testing/paying-seller.ts';
import { after, later, now, payment, tickets } from '../../testing/seller-builders.ts';
import { adult } from '../../testing/seller-catalog-builder.ts';
import { attemptIn } from '../../testing/whole-state.ts';
import type { CommandOf } from '../commands.ts';
import type { SellerState } from '../state.ts';

const id = attemptId('attempt');
const { amount } = captured;
const { state: ready, id: cart } = readyToPay();
const started = (paymentType: PaymentType = 'payment') =>
  after(ready, payment(cart, { paymentType, newAttemptId: id }));

const report = (reported: AttemptState, more: Partial<CommandOf<'settle'>> = {}) =>
  ({ type: 'settle', attemptId: id, reported, ...more }) as const;
const refundsIn = (state: SellerState, of = id) => attemptIn(state, of)?.refunds ?? expect.fail();
const cancel = (state: SellerState) =>
  after(state, { type: 'cancelOrder', cancelId: orderIn(state).cancelId }, later(minutes(1)));

const paid = after(started(), report(captured));
const back = { state: 'refunded', amount } as const;

/** A state in which another cart was paid after the first one's session timed out. */
const movedOn = () => {
  const changed = after(started(), tickets([[adult, 1]], { cartId: cart }), later(minutes(17)));
  return after(changed, payment(cart, { newRef: orderRef('b') }), later(minutes(17)));
};

describe('a refund', () => {
  it('of a canceled order is due since the cancellation, and done when the money is back', () => {
    const canceling = cancel(paid);
    const refund = { amount, at: now + minutes(1), by: 'buyer', reason: 'canceled' };
    expect(refundsIn(canceling)).toEqual([{ key: 'attempt-1', state: 'due', ...refund }]);
    const refunded = after(canceling, report(back), later(minutes(2)));
    expect(refundsIn(refunded)).toEqual([{ key: 'attempt-1', state: 'done', ...refund }]);
    expect(attemptIn(refunded, id)?.captured).toEqual({ amount, at: now });
  });

  const foreign = after(started(), { type: 'noteCurrency', attemptId: id });
  const other = { state: 'captured', amount: cents(44_01) } as const;
  it.each([
    ['of a payment that is a cent too high', after(started(), report(other)), 44_01, 'shop', 'otherMoney'],
    [
      'of an order that cannot be fulfilled',
      after({ ...started(), orderBuyers: new Map() }, report(captured)),
      44_00,
      'shop',
      'notFulfilled',
    ],
    [
      'of an order that was refunded before',
      after(after(started(), report(back)), report(captured)),
      44_00,
      'provider',
      'reported',
    ],
    ['of a replaced payment', after(movedOn(), report(captured)), 44_00, 'shop', 'replaced'],
    [
      'of an abandoned session',
      after(after(started(), { type: 'giveUpOpening', attemptId: id, refused: false }), report(captured)),
      44_00,
      'shop',
      'notOpened',
    ],
    ['that the provider reports', after(paid, report(back)), 44_00, 'provider', 'reported'],
    ['that the office reports', after(foreign, report(back, { byPerson: true })), 44_00, 'office', 'reported'],
  ] as const)('%s has its author and reason', (_, state, amount, by, reason) => {
    expect(refundsIn(state)).toMatchObject([{ amount, by, reason }]);
  });

  it('of money for a completed order has the reason orderOver', () => {
    const again = attemptId('again');
    const retried = after(after(started(), report({ state: 'declined' })), payment(cart, { newAttemptId: again }));
    const both = after(after(retried, { ...report(captured), attemptId: again }), report(captured));
    expect(orderIn(both)).toMatchObject({ outcome: 'completed', paidAttempt: again });
    expect(refundsIn(both)).toMatchObject([{ amount, state: 'due', by: 'shop', reason: 'orderOver' }]);
    expect(refundsIn(both, again)).toEqual([]);
  });

  it('grows with money that is captured later, and is 0 before any capture', () => {
    const closing = movedOn();
    expect(refundsIn(closing)).toMatchObject([{ amount: 0, state: 'due', reason: 'replaced' }]);
    const withMoney = after(closing, report({ state: 'captured', amount: cents(10_00) }), later(minutes(18)));
    const more = after(withMoney, report(captured), later(minutes(19)));
    const less = after(more, report({ state: 'captured', amount: cents(1) }), later(minutes(20)));
    expect([withMoney, more, less].map((state) => refundsIn(state)[0]?.amount)).toEqual([10_00, 44_00, 44_00]);
    expect(attemptIn(less, id)?.captured).toEqual({ amount, at: now + minutes(19) });
  });

  it.each(['canceled', 'notFound'] as const)('is removed when the session was closed without money: %s', (state) => {
    const closed = after(movedOn(), report({ state }), later(minutes(18)));
    const { refunds, captured: money } = attemptIn(closed, id) ?? expect.fail();
    expect([refunds, money]).toEqual([[], undefined]);
  });

  it('of a released authorization is done, and a late report of the authorization adds no amount', () => {
    const held = { state: 'authorized', amount } as const;
    const wrong = after(started('preauthorization'), report({ ...held, amount: cents(44_01) }));
    const released = after(wrong, report({ state: 'canceled' }));
    expect(refundsIn(released)).toMatchObject([{ amount: 44_01, state: 'done', reason: 'otherMoney' }]);
    const late = after(released, report(held));
    expect(refundsIn(late)).toMatchObject([
      { key: 'attempt-1', amount: 44_01, state: 'done' },
      { key: 'attempt-2', amount: 0, state: 'due', reason: 'orderOver' },
    ]);
    expect(refundsIn(after(late, report({ state: 'canceled' })))).toEqual(refundsIn(released));
    const more = after(late, report({ ...held, amount: cents(50_00) }));
    expect(refundsIn(more)).toMatchObject([{ amount: 44_01 }, { key: 'attempt-2', amount: 5_99, state: 'due' }]);
  });

  it.each(['declined', 'notFound'] as const)(
    'is recorded for money in another currency that the office closes as %s',
    (state) => {
      const withMoney = after(foreign, report(captured));
      const closed = after(withMoney, report({ state }, { byPerson: true }), later(minutes(1)));
      expect(refundsIn(closed)).toMatchObject([{ amount, state: 'done', by: 'office', reason: 'reported' }]);
    },
  );
});
