import { cents } from '@shop/core/money/cents';
import { aCart } from '@shop/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { afterEvent, type Leaving, type LeavingEvent, paymentView } from './payment.view.ts';

const after = (...events: readonly LeavingEvent[]) => events.reduce<Leaving>(afterEvent, 'no');
const cart = { ok: true, value: aCart() } as const;
const noAnswer = { ok: false, error: { kind: 'unreachable', cause: 'network' } } as const;
const reservable = { reservation: { ok: true, value: true } } as const;
const view = (data: Parameters<typeof paymentView>[0] = reservable, leaving: Leaving = 'no') =>
  paymentView(data, cart, leaving, plainTranslator);

describe('the way to the payment page', () => {
  test('begins once after several presses and ends at a refusal (R-RETURN-1, R-RETURN-3, R-STATE-7)', () => {
    expect(after('pressed')).toBe('leaving');
    expect(after('pressed', 'refused', 'waited')).toBe('no');
    expect(after('pressed', 'waited', 'cameBack')).toBe('no');
    expect(after('pressed', 'waited', 'pressed')).toBe('slow');
  });

  test('shows a message, and another one if it takes long', () => {
    expect(view(reservable, 'leaving')).toMatchObject({ isLeaving: true, waiting: 'Payment.Redirecting' });
    expect(view(reservable, 'slow').waiting).toBe('Payment.Redirecting Payment.Slow');
    expect(view().isLeaving).toBe(false);
  });
});

describe('the payment step', () => {
  test('shows the amount on its buttons, and a reservation only where the host offers it (R-EXPECT-12, R-METHOD-3, R-METHOD-4)', () => {
    expect(view()).toMatchObject({ pay: 'Payment.Pay 2200 c', reserve: 'Payment.Reserve', isFree: false });
    expect(view().reserveCard).toBe('Payment.ReserveCard 2200 c');
    expect(view().canReserve).toBe(true);
    expect(view({ reservation: { ok: true, value: false } }).canReserve).toBe(false);
    expect(view({ reservation: noAnswer }).canReserve).toBe(false);
  });

  test.each([
    [0, true],
    [1, false],
  ])('of a total of %i cents is free: %s, and a free one asks for no card', (total, isFree) => {
    const free = { ok: true, value: { ...aCart(), totalPrice: cents(total) } } as const;
    const step = paymentView(reservable, free, 'no', plainTranslator);
    expect([step.isFree, step.canReserve]).toEqual([isFree, !isFree]);
    expect(step.pay).toBe(isFree ? 'Payment.PlaceOrder' : `Payment.Pay ${total} c`);
    expect(step.cancelRule).toBe(isFree ? 'Payment.CancelRule' : 'Payment.CancelRule Payment.CancelRefund');
    const { waiting } = paymentView(reservable, free, 'slow', plainTranslator);
    expect(waiting).toBe(isFree ? 'Loading' : 'Payment.Redirecting Payment.Slow');
  });

  test('shows the rules of our own seller only for a cart of this seller', () => {
    const foreign = { ok: true, value: { ...aCart(), frozen: undefined } } as const;
    for (const shown of [foreign, noAnswer]) {
      const { cancelRule, reservationCancelRule, reserveCard } = paymentView(reservable, shown, 'no', plainTranslator);
      expect([cancelRule, reservationCancelRule, reserveCard]).toEqual([undefined, undefined, undefined]);
    }
    expect(view().reservationCancelRule).toBe('Payment.CancelRule');
  });

  test('has the terms of sale as a link within a sentence of any language', () => {
    const sentence = 'Mit der Bestellung akzeptieren Sie die {{terms}}.';
    const t: typeof plainTranslator.t = (key: string, values?: Readonly<Record<string, unknown>>) =>
      key === 'Payment.TermsNote' ? sentence.replace('{{terms}}', String(values?.terms)) : key;
    const { terms } = paymentView(reservable, cart, 'no', { ...plainTranslator, t });
    expect(terms).toEqual({ before: 'Mit der Bestellung akzeptieren Sie die ', link: 'Payment.Terms', after: '.' });
  });

  test('is empty without a cart, but not when the cart cannot be loaded', () => {
    const emptyOf = (of: Parameters<typeof paymentView>[1]) =>
      paymentView(reservable, of, 'no', plainTranslator).isEmpty;
    expect([emptyOf(cart), emptyOf({ ok: true, value: undefined }), emptyOf(noAnswer)]).toEqual([false, true, false]);
  });
});
