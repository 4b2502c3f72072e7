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
import { needsAttention } from './attention.ts';

const id = attemptId('attempt');
const amount = cents(44_00);
const told = (reported: AttemptState): CommandOf<'settle'> => ({ type: 'settle', attemptId: id, reported });

/** Two adults whose payment or card guarantee has started. */
const started = (paymentType: PaymentType = 'payment'): SellerState => {
  const { state, id: cart } = readyToPay();
  return after(state, payment(cart, { paymentType, newAttemptId: id }));
};
const paid = (paymentType: PaymentType = 'payment'): SellerState =>
  after(started(paymentType), told({ state: paymentType === 'payment' ? 'captured' : 'authorized', amount }));

const cancel = (state: SellerState) => ({ type: 'cancelOrder', cancelId: orderIn(state).cancelId }) as const;
const canceling = (state: SellerState): SellerState => after(state, cancel(state));
const reasons = (state: SellerState) => needsAttention(state).map(({ why, since }) => [why, since - now]);

describe('money that was seen', () => {
  it('stays with its order when the provider does not know the attempt, and a person has to look', () => {
    const lost = after(paid(), told({ state: 'notFound' }), later(minutes(3)));
    expect(reasons(lost)).toEqual([['unknownToProvider', minutes(3)]]);
    expect(needsAttention(lost)).toMatchObject([{ attemptId: id, orderNumber: '2027-000001' }]);
    expect(orderIn(lost)?.outcome).toBe('completed');
    expect(lost.periods.get(day)?.sold).toBe(2);
    expect(attemptIn(lost, id)).toMatchObject({ state: 'paid', askAt: later(minutes(4)).now });
  });

  it('needs nobody any more once the provider knows it again', () => {
    const lost = after(paid(), told({ state: 'notFound' }));
    const found = after(lost, told({ state: 'captured', amount }));
    expect(needsAttention(found)).toEqual([]);
    expect(attemptIn(found, id)?.askAt).toBeUndefined();
    const silent = after(lost, told({ state: 'open' }), later(minutes(1)));
    expect(reasons(silent)).toEqual([['unknownToProvider', 0]]);
    expect(attemptIn(silent, id)?.askAt).toBe(later(minutes(2)).now);
  });

  it.each([
    ['notFound', { state: 'notFound' }, [['unknownToProvider', 0]]],
    ['another amount', { state: 'refunded', amount: cents(43_99) }, [['wrongRefund', 0]]],
    ['a cent too many', { state: 'refunded', amount: cents(44_01) }, [['wrongRefund', 0]]],
    ['the same amount', { state: 'refunded', amount }, []],
  ] as const)('that is owed is booked as returned only for its own amount: %s', (_, reported, expected) => {
    const answered = after(canceling(paid()), told(reported));
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
    ['canceled', { state: 'canceled' }],
    ['expired', { state: 'expired' }],
  ] as const)(
    'that is owed is queried again when the provider reports %s, and needs attention after a minute',
    (_, reported) => {
      const due = canceling(paid());
      const early = after(due, told(reported), later(minutes(1) - 1));
      expect([reasons(early), attemptIn(early, id)?.askAt]).toEqual([[], later(minutes(1) + 14_999).now]);
      for (const elapsed of [minutes(1), minutes(1) + 1]) {
        const late = after(due, told(reported), later(elapsed));
        expect(reasons(late)).toEqual([['notRefunded', elapsed]]);
        expect(attemptIn(late, id)).toMatchObject({ state: 'refunding', askAt: later(elapsed + minutes(1)).now });
        expect(orderIn(late)?.outcome).toBe('completed');
      }
    },
  );

  it('that is owed while the provider is away stands there after a minute as well, and once', () => {
    const due = canceling(paid());
    const away = { type: 'postponeQuery', attemptId: id } as const;
    expect(reasons(after(due, away, later(minutes(1) - 1)))).toEqual([]);
    const { next: late, answer } = decided(due, away, later(minutes(1)));
    expect(answer).toHaveLength(1);
    expect(decided(late, away, later(minutes(2))).answer).toEqual([]);
    expect(needsAttention(after(late, told({ state: 'refunded', amount }), later(minutes(3))))).toEqual([]);
  });

  it('that was only held is let go when it is told canceled', () => {
    const answered = after(canceling(paid('preauthorization')), told({ state: 'canceled' }));
    expect([needsAttention(answered), orderIn(answered)?.outcome]).toEqual([[], 'canceled']);
  });

  it('is owed since the first time that somebody canceled', () => {
    const due = canceling(paid());
    expect(after(due, cancel(due), later(minutes(1)))).toBe(due);
  });
});

describe('a notification in another currency', () => {
  const note = { type: 'noteCurrency', attemptId: id } as const;
  const captured = { state: 'captured', amount } as const;
  const noted = (state = started()) => after(state, note, later(minutes(1)));

  it('needs a person since the first one, and is reported once (R-GUARD-4)', () => {
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
  ] as const)('keeps its order open, and stays listed, when a later query says %s first', (_, reported) => {
    const asked = after(noted(), told(reported), later(minutes(2)));
    const again = after(asked, told(captured), later(minutes(3)));
    expect(orderIn(again)).toMatchObject({ outcome: 'open' });
    expect(reasons(again)).toEqual([['otherCurrency', minutes(1)]]);
    expect(attemptIn(again, id)?.askAt).toBe(later(minutes(4)).now);
  });

  it('of money that a query has seen is not written off when it is reported as canceled', () => {
    const seen = after(noted(), told(captured), later(minutes(2)));
    const canceled = after(seen, told({ state: 'canceled' }), later(minutes(3)));
    expect(reasons(canceled)).toEqual([['otherCurrency', minutes(1)]]);
  });

  it('of an order that is paid leaves it as it is and stays listed', () => {
    const asked = after(noted(paid()), told(captured), later(minutes(2)));
    expect([orderIn(asked).outcome, reasons(asked)]).toEqual(['completed', [['otherCurrency', minutes(1)]]]);
  });

  it('is settled by a person, or by a refund', () => {
    const byPerson = after(noted(), { ...told(captured), byPerson: true }, later(minutes(2)));
    expect([orderIn(byPerson).outcome, reasons(byPerson)]).toEqual(['completed', []]);
    const back = after(noted(), told({ state: 'refunded', amount }), later(minutes(2)));
    expect([orderIn(back).outcome, reasons(back)]).toEqual(['refunded', []]);
  });
});

it('a session that nobody paid and that is to be closed ends when the provider does not know it', () => {
  const given = after(started(), { type: 'giveUpOpening', attemptId: id, refused: false });
  const closed = after(given, told({ state: 'notFound' }), later(minutes(2)));
  expect([attemptIn(closed, id)?.state, needsAttention(closed)]).toEqual(['failed', []]);
});
