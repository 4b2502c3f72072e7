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
  test('begins once, however often the button is pressed', () => {
    expect(after('pressed')).toBe('leaving');
    expect(after('pressed', 'waited', 'pressed')).toBe('slow');
  });

  test('ends when the payment is refused or the visitor comes back', () => {
    expect(after('pressed', 'refused')).toBe('no');
    expect(after('pressed', 'waited', 'cameBack')).toBe('no');
    expect(after('pressed', 'refused', 'waited')).toBe('no');
  });

  test('says so, and that it takes long once it does', () => {
    expect(view(reservable, 'leaving')).toMatchObject({ isLeaving: true, waiting: 'Payment.Redirecting' });
    expect(view(reservable, 'slow').waiting).toBe('Payment.Redirecting Payment.Slow');
    expect(view().isLeaving).toBe(false);
  });
});

describe('the payment step', () => {
  test('names the amount on the button', () => {
    expect(view().pay).toBe('Payment.Pay 2200 c');
  });

  test('offers to reserve only when the host said that it is possible', () => {
    expect(view().canReserve).toBe(true);
    expect(view({ reservation: { ok: true, value: false } }).canReserve).toBe(false);
    expect(view({ reservation: noAnswer }).canReserve).toBe(false);
  });

  test('is empty without a cart, but not when the cart could not be loaded', () => {
    const emptyOf = (given: Parameters<typeof paymentView>[1]) =>
      paymentView(reservable, given, 'no', plainTranslator).isEmpty;
    expect([emptyOf(cart), emptyOf({ ok: true, value: undefined }), emptyOf(noAnswer)]).toEqual([false, true, false]);
  });
});
