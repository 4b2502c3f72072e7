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

const said = (reported: AttemptState, more: Partial<CommandOf<'settle'>> = {}) =>
  ({ type: 'settle', attemptId: id, reported, ...more }) as const;
const refundsIn = (state: SellerState, of = id) => attemptIn(state, of)?.refunds ?? expect.fail();
const cancel = (state: SellerState) =>
  after(state, { type: 'cancelOrder', cancelId: orderIn(state).cancelId }, later(minutes(1)));

const paid = after(started(), said(captured));
const back = { state: 'refunded', amount } as const;

/** A state in which another cart was paid after the first one's session timed out. */
const movedOn = () => {
  const changed = after(started(), tickets([[adult, 1]], { cartId: cart }), later(minutes(17)));
  return after(changed, payment(cart, { newRef: orderRef('b') }), later(minutes(17)));
};

describe('a refund', () => {
  it('of an order that its buyer canceled is due since then, and done once the money is back', () => {
    const canceling = cancel(paid);
    const refund = { amount, at: now + minutes(1), by: 'buyer', reason: 'canceled' };
    expect(refundsIn(canceling)).toEqual([{ key: 'attempt-1', state: 'due', ...refund }]);
    const refunded = after(canceling, said(back), later(minutes(2)));
    expect(refundsIn(refunded)).toEqual([{ key: 'attempt-1', state: 'done', ...refund }]);
    expect(attemptIn(refunded, id)?.captured).toEqual({ amount, at: now });
  });

  const foreign = after(started(), { type: 'noteCurrency', attemptId: id });
  const other = { state: 'captured', amount: cents(44_01) } as const;
  it.each([
    ['of a cent more than was asked for', after(started(), said(other)), 44_01, 'shop', 'otherMoney'],
    [
      'of places that are gone',
      after({ ...started(), orderBuyers: new Map() }, said(captured)),
      44_00,
      'shop',
      'notFulfilled',
    ],
    ['of an order that is over', after(after(started(), said(back)), said(captured)), 44_00, 'provider', 'reported'],
    ['of a cart that is paid another way', after(movedOn(), said(captured)), 44_00, 'shop', 'replaced'],
    [
      'of a session that was given up',
      after(after(started(), { type: 'giveUpOpening', attemptId: id, refused: false }), said(captured)),
      44_00,
      'shop',
      'notOpened',
    ],
    ['that the provider reports by itself', after(paid, said(back)), 44_00, 'provider', 'reported'],
    ['that the office found', after(foreign, said(back, { byPerson: true })), 44_00, 'office', 'reported'],
  ] as const)('%s says by whom and why', (_, state, amount, by, reason) => {
    expect(refundsIn(state)).toMatchObject([{ amount, by, reason }]);
  });

  it('of money for an order that is over says so', () => {
    const again = attemptId('again');
    const retried = after(after(started(), said({ state: 'declined' })), payment(cart, { newAttemptId: again }));
    const both = after(after(retried, { ...said(captured), attemptId: again }), said(captured));
    expect(orderIn(both)).toMatchObject({ outcome: 'completed', paidAttempt: again });
    expect(refundsIn(both)).toMatchObject([{ amount, state: 'due', by: 'shop', reason: 'orderOver' }]);
    expect(refundsIn(both, again)).toEqual([]);
  });

  it('grows with money that is seen later, and is of nothing while none was seen', () => {
    const closing = movedOn();
    expect(refundsIn(closing)).toMatchObject([{ amount: 0, state: 'due', reason: 'replaced' }]);
    const seen = after(closing, said({ state: 'captured', amount: cents(10_00) }), later(minutes(18)));
    const more = after(seen, said(captured), later(minutes(19)));
    const less = after(more, said({ state: 'captured', amount: cents(1) }), later(minutes(20)));
    expect([seen, more, less].map((state) => refundsIn(state)[0]?.amount)).toEqual([10_00, 44_00, 44_00]);
    expect(attemptIn(less, id)?.captured).toEqual({ amount, at: now + minutes(19) });
  });

  it.each(['canceled', 'declined', 'expired', 'notFound'] as const)(
    'leaves nothing behind when the session was closed without money: %s',
    (state) => {
      const closed = after(movedOn(), said({ state }), later(minutes(18)));
      const { refunds, captured: money } = attemptIn(closed, id) ?? expect.fail();
      expect([refunds, money]).toEqual([[], undefined]);
    },
  );

  it('of a card that was let go is done, and nothing is due for a late report that it was held', () => {
    const held = { state: 'authorized', amount } as const;
    const wrong = after(started('preauthorization'), said({ ...held, amount: cents(44_01) }));
    const letGo = after(wrong, said({ state: 'canceled' }));
    expect(refundsIn(letGo)).toMatchObject([{ amount: 44_01, state: 'done', reason: 'otherMoney' }]);
    const late = after(letGo, said(held));
    expect(refundsIn(late)).toMatchObject([
      { key: 'attempt-1', amount: 44_01, state: 'done' },
      { key: 'attempt-2', amount: 0, state: 'due', reason: 'orderOver' },
    ]);
    expect(refundsIn(after(late, said({ state: 'canceled' })))).toEqual(refundsIn(letGo));
    const more = after(late, said({ ...held, amount: cents(50_00) }));
    expect(refundsIn(more)).toMatchObject([{ amount: 44_01 }, { key: 'attempt-2', amount: 5_99, state: 'due' }]);
  });

  it.each(['declined', 'canceled', 'expired', 'notFound'] as const)(
    'stands for money in another currency that the office did not find: %s',
    (state) => {
      const seen = after(foreign, said(captured));
      const closed = after(seen, said({ state }, { byPerson: true }), later(minutes(1)));
      expect(refundsIn(closed)).toMatchObject([{ amount, state: 'done', by: 'office', reason: 'reported' }]);
    },
  );
});
