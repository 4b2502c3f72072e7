import { describe, expect, it } from 'vitest';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import type { PaymentType } from '../../checkout/payment.ts';
import { minutes } from '../../dates/instant.ts';
import { attemptId } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { day, orderIn, readyToPay } from '../../testing/paying-seller.ts';
import { after, decided, later, now, payment, refusal } from '../../testing/seller-builders.ts';
import { attemptIn } from '../../testing/whole-state.ts';
import type { CommandOf } from '../commands.ts';
import type { SellerState } from '../state.ts';
import { paymentAttentions } from './attention.ts';

const id = attemptId('attempt');
const amount = cents(44_00);
const report = (reported: AttemptState): CommandOf<'settle'> => ({ type: 'settle', attemptId: id, reported });

/** Two adults whose payment or card guarantee has started. */
const started = (paymentType: PaymentType = 'payment'): SellerState => {
  const { state, id: cart } = readyToPay();
  return after(state, payment(cart, { paymentType, newAttemptId: id }));
};
const paid = (paymentType: PaymentType = 'payment'): SellerState =>
  after(started(paymentType), report({ state: paymentType === 'payment' ? 'captured' : 'authorized', amount }));

const cancel = (state: SellerState) => ({ type: 'cancelOrder', cancelId: orderIn(state).cancelId }) as const;
const canceling = (state: SellerState): SellerState => after(state, cancel(state));
const reasons = (state: SellerState) => paymentAttentions(state).map(({ why, since }) => [why, since - now]);

describe('captured money', () => {
  it('stays with its order and needs attention when the provider does not know the attempt', () => {
    const lost = after(paid(), report({ state: 'notFound' }), later(minutes(3)));
    expect(reasons(lost)).toEqual([['unknownToProvider', minutes(3)]]);
    expect(paymentAttentions(lost)).toMatchObject([{ attemptId: id, orderNumber: '2027-000001' }]);
    expect(orderIn(lost)?.outcome).toBe('completed');
    expect(lost.periods.get(day)?.sold).toBe(2);
    expect(attemptIn(lost, id)).toMatchObject({ state: 'paid', askAt: later(minutes(4)).now });
  });

  it('needs no attention after the provider knows the attempt again', () => {
    const lost = after(paid(), report({ state: 'notFound' }));
    const found = after(lost, report({ state: 'captured', amount }));
    expect(paymentAttentions(found)).toEqual([]);
    expect(attemptIn(found, id)?.askAt).toBeUndefined();
    const silent = after(lost, report({ state: 'open' }), later(minutes(1)));
    expect(reasons(silent)).toEqual([['unknownToProvider', 0]]);
    expect(attemptIn(silent, id)?.askAt).toBe(later(minutes(2)).now);
  });

  it.each([
    ['notFound', { state: 'notFound' }, [['unknownToProvider', 0]]],
    ['another amount', { state: 'refunded', amount: cents(43_99) }, [['wrongRefund', 0]]],
    ['a cent too many', { state: 'refunded', amount: cents(44_01) }, [['wrongRefund', 0]]],
    ['the same amount', { state: 'refunded', amount }, []],
  ] as const)('that is due for a refund is refunded only with its own amount: %s', (_, reported, expected) => {
    const answered = after(canceling(paid()), report(reported));
    expect(reasons(answered)).toEqual(expected);
    const isBack = expected.length === 0;
    expect(attemptIn(answered, id)?.state).toBe(isBack ? 'refunded' : 'refunding');
    expect(orderIn(answered)?.outcome).toBe(isBack ? 'canceled' : 'completed');
    expect(answered.periods.get(day)?.sold).toBe(isBack ? 0 : 2);
  });

  it.each([
    ['captured', { state: 'captured', amount }],
    ['open', { state: 'open' }],
    ['declined', { state: 'declined' }],
    ['expired', { state: 'expired' }],
  ] as const)(
    'that is due for a refund is queried again when the provider reports %s, and needs attention after a minute',
    (_, reported) => {
      const due = canceling(paid());
      const early = after(due, report(reported), later(minutes(1) - 1));
      expect([reasons(early), attemptIn(early, id)?.askAt]).toEqual([[], later(minutes(1) + 14_999).now]);
      for (const elapsed of [minutes(1), minutes(1) + 1]) {
        const late = after(due, report(reported), later(elapsed));
        expect(reasons(late)).toEqual([['notRefunded', elapsed]]);
        expect(attemptIn(late, id)).toMatchObject({ state: 'refunding', askAt: later(elapsed + minutes(1)).now });
        expect(orderIn(late)?.outcome).toBe('completed');
      }
    },
  );

  it('that is due for a refund needs attention once after a minute when the provider is unreachable', () => {
    const due = canceling(paid());
    const away = { type: 'postponeQuery', attemptId: id } as const;
    expect(reasons(after(due, away, later(minutes(1) - 1)))).toEqual([]);
    const { next: late, answer } = decided(due, away, later(minutes(1)));
    expect(answer).toHaveLength(1);
    expect(decided(late, away, later(minutes(2))).answer).toEqual([]);
    expect(paymentAttentions(after(late, report({ state: 'refunded', amount }), later(minutes(3))))).toEqual([]);
  });

  it('that was only authorized is released when the provider reports it as canceled', () => {
    const answered = after(canceling(paid('preauthorization')), report({ state: 'canceled' }));
    expect([paymentAttentions(answered), orderIn(answered)?.outcome]).toEqual([[], 'canceled']);
  });

  it('is due for a refund since the first cancellation', () => {
    const due = canceling(paid());
    expect(after(due, cancel(due), later(minutes(1)))).toBe(due);
  });
});

describe('a notification in another currency', () => {
  const note = { type: 'noteCurrency', attemptId: id } as const;
  const captured = { state: 'captured', amount } as const;
  const withNote = (state = started()) => after(state, note, later(minutes(1)));

  it('needs attention since the first one, and is reported once (R-GUARD-4)', () => {
    const { next, answer } = decided(started(), note, later(minutes(1)));
    expect(answer).toMatchObject([{ attemptId: id, why: 'otherCurrency' }]);
    expect(decided(next, note, later(minutes(2))).answer).toEqual([]);
    expect(reasons(after(next, note, later(minutes(2))))).toEqual([['otherCurrency', minutes(1)]]);
    expect(refusal(started(), { ...note, attemptId: attemptId('another') })).toEqual({
      kind: 'notFound',
      what: 'order',
    });
  });

  it.each([
    ['captured', captured],
    ['captured with another amount', { ...captured, amount: cents(44_01) }],
    ['not found', { state: 'notFound' }],
    ['open', { state: 'open' }],
  ] as const)('keeps its order open and needs attention when a later query reports %s', (_, reported) => {
    const queried = after(withNote(), report(reported), later(minutes(2)));
    const again = after(queried, report(captured), later(minutes(3)));
    expect(orderIn(again)).toMatchObject({ outcome: 'open' });
    expect(reasons(again)).toEqual([['otherCurrency', minutes(1)]]);
    expect(attemptIn(again, id)?.askAt).toBe(later(minutes(4)).now);
  });

  it('of captured money needs attention when the provider reports it as canceled', () => {
    const withMoney = after(withNote(), report(captured), later(minutes(2)));
    const canceled = after(withMoney, report({ state: 'canceled' }), later(minutes(3)));
    expect(reasons(canceled)).toEqual([['otherCurrency', minutes(1)]]);
  });

  it('of a paid order needs attention and does not change the order', () => {
    const queried = after(withNote(paid()), report(captured), later(minutes(2)));
    expect([orderIn(queried).outcome, reasons(queried)]).toEqual(['completed', [['otherCurrency', minutes(1)]]]);
  });

  it('needs no attention after the office settled it or it was refunded', () => {
    const byPerson = after(withNote(), { ...report(captured), byPerson: true }, later(minutes(2)));
    expect([orderIn(byPerson).outcome, reasons(byPerson)]).toEqual(['completed', []]);
    const back = after(withNote(), report({ state: 'refunded', amount }), later(minutes(2)));
    expect([orderIn(back).outcome, reasons(back)]).toEqual(['refunded', []]);
  });
});

it('an unpaid session that has to be closed ends when the provider does not know it', () => {
  const abandoned = after(started(), { type: 'giveUpOpening', attemptId: id, refused: false });
  const closed = after(abandoned, report({ state: 'notFound' }), later(minutes(2)));
  expect([attemptIn(closed, id)?.state, paymentAttentions(closed)]).toEqual(['failed', []]);
});
