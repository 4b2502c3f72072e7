import { cents } from '@shop/core/money/cents';
import { aCart } from '@shop/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { afterEvent, type Leaving, type LeavingEvent, paymentView } from './payment.view.ts';

const after = (...events: readonly LeavingEvent[]) => events.reduce<Leaving>(afterEvent, 'no');
const cart = { ok: true, value: aCart() } as const;
const noAnswer = { ok: false, error: { kind: 'unreachable', cause: 'network' } } as const;
const reservable = { reservation: { ok: true, value: true } } as const;
const view = (given: Parameters<typeof paymentView>[0] = reservable, leaving: Leaving = 'no') =>
  paymentView(given, cart, leaving, plainTranslator);

describe('leaving for the payment page', () => {
  test('begins once, however often the button is pressed, and ends when it is refused (R-RETURN-1, R-RETURN-3, R-STATE-7)', () => {
    expect(after('pressed')).toBe('leaving');
    expect(after('pressed', 'refused', 'waited')).toBe('no');
    expect(after('pressed', 'waited', 'cameBack')).toBe('no');
    expect(after('pressed', 'waited', 'pressed')).toBe('slow');
  });

  test('says so, and that it takes long once it does', () => {
    expect(view(reservable, 'leaving')).toMatchObject({ isLeaving: true, waiting: 'Payment.Redirecting' });
    expect(view(reservable, 'slow').waiting).toBe('Payment.Redirecting Payment.Slow');
    expect(view().isLeaving).toBe(false);
  });
});

describe('the payment step', () => {
  test('says what the press does and costs, and offers to reserve only where the host said so (R-EXPECT-12, R-METHOD-3, R-METHOD-4)', () => {
    expect(view()).toMatchObject({ pay: 'Payment.Pay 2200 c', reserve: 'Payment.Reserve 2200 c', isFree: false });
    expect(view().reserveCard).toBe('Payment.ReserveCard 2200 c');
    expect(view().canReserve).toBe(true);
    expect(view({ reservation: { ok: true, value: false } }).canReserve).toBe(false);
    expect(view({ reservation: noAnswer }).canReserve).toBe(false);
  });

  test.each([
    [0, true],
    [1, false],
  ])('a total of %i cents is free of charge: %s, and then nothing asks for a card', (total, isFree) => {
    const free = { ok: true, value: { ...aCart(), totalPrice: cents(total) } } as const;
    const shown = paymentView(reservable, free, 'no', plainTranslator);
    expect([shown.isFree, shown.canReserve]).toEqual([isFree, !isFree]);
    expect(shown.pay).toBe(isFree ? 'Payment.PlaceOrder' : `Payment.Pay ${total} c`);
    expect(shown.cancelRule).toBe(isFree ? 'Payment.CancelRule' : 'Payment.CancelRule Payment.CancelRefund');
    const { waiting } = paymentView(reservable, free, 'slow', plainTranslator);
    expect(waiting).toBe(isFree ? 'Loading' : 'Payment.Redirecting Payment.Slow');
  });

  test('promises nothing of what only our own seller does before another provider, nor while no cart is known', () => {
    const foreign = { ok: true, value: { ...aCart(), frozen: undefined } } as const;
    for (const shown of [foreign, noAnswer]) {
      const { cancelRule, reservationCancelRule, reserveCard } = paymentView(reservable, shown, 'no', plainTranslator);
      expect([cancelRule, reservationCancelRule, reserveCard]).toEqual([undefined, undefined, undefined]);
    }
    expect(view().reservationCancelRule).toBe('Payment.CancelRule');
  });

  test('the terms of sale are a link within their sentence, in any language', () => {
    const sentence = 'Mit der Bestellung akzeptieren Sie die {{terms}}.';
    const t: typeof plainTranslator.t = (key: string, given?: Readonly<Record<string, unknown>>) =>
      key === 'Payment.TermsNote' ? sentence.replace('{{terms}}', String(given?.terms)) : key;
    const { terms } = paymentView(reservable, cart, 'no', { ...plainTranslator, t });
    expect(terms).toEqual({ before: 'Mit der Bestellung akzeptieren Sie die ', link: 'Payment.Terms', after: '.' });
  });

  test('is empty without a cart, but not when the cart could not be loaded', () => {
    const emptyOf = (given: Parameters<typeof paymentView>[1]) =>
      paymentView(reservable, given, 'no', plainTranslator).isEmpty;
    expect([emptyOf(cart), emptyOf({ ok: true, value: undefined }), emptyOf(noAnswer)]).toEqual([false, true, false]);
  });
});
