import { describe, expect, it } from 'vitest';
import { orderRef } from '../ids.ts';
import { type CheckoutMove, type CheckoutState, checkoutCrumbs, moveCheckout } from './checkout-state.ts';

const completed: CheckoutState = { step: 'paymentCompleted', result: { ref: orderRef('r'), status: 'completed' } };
const canceled: CheckoutState = { step: 'paymentCompleted', result: { ref: orderRef('r'), status: 'canceled' } };
const walk = (...moves: readonly CheckoutMove[]) => moves.reduce<CheckoutState>(moveCheckout, { step: 'cartReview' });

describe('a purchase', () => {
  it('goes from cart to personal data to payment to its end', () => {
    expect(walk({ type: 'cartConfirmed' }).step).toBe('personalInfo');
    expect(walk({ type: 'cartConfirmed' }, { type: 'customerSaved' }).step).toBe('paymentMethod');
    expect(
      walk({ type: 'cartConfirmed' }, { type: 'customerSaved' }, { type: 'paymentReturned', result: completed.result }),
    ).toEqual(completed);
  });

  it('skips no step', () => {
    expect(walk({ type: 'customerSaved' })).toEqual({ step: 'cartReview' });
    expect(walk({ type: 'cartConfirmed' }, { type: 'cartConfirmed' }).step).toBe('personalInfo');
    expect(walk({ type: 'paymentRetried' })).toEqual({ step: 'cartReview' });
  });

  it('goes back, never forward that way', () => {
    const back = (state: CheckoutState, to: 'cartReview' | 'personalInfo') =>
      moveCheckout(state, { type: 'wentBack', to }).step;
    expect(back({ step: 'paymentMethod' }, 'personalInfo')).toBe('personalInfo');
    expect(back({ step: 'paymentMethod' }, 'cartReview')).toBe('cartReview');
    expect(back({ step: 'cartReview' }, 'personalInfo')).toBe('cartReview');
    expect(back({ step: 'personalInfo' }, 'personalInfo')).toBe('personalInfo');
    expect(back(canceled, 'cartReview')).toBe('cartReview');
  });

  it('that failed goes to the cart with what went wrong', () => {
    expect(moveCheckout({ step: 'paymentMethod' }, { type: 'sentToCart', errorKey: 'Error' })).toEqual({
      step: 'cartReview',
      errorKey: 'Error',
    });
    expect(moveCheckout({ step: 'personalInfo' }, { type: 'sentToCart' })).toEqual({ step: 'cartReview' });
  });

  it('that was not paid can be paid again', () => {
    expect(moveCheckout(canceled, { type: 'paymentRetried' })).toEqual({ step: 'paymentMethod' });
  });

  it('that is paid stays so', () => {
    for (const move of [
      { type: 'paymentRetried' },
      { type: 'cartConfirmed' },
      { type: 'customerSaved' },
      { type: 'sentToCart' },
      { type: 'wentBack', to: 'cartReview' },
    ] as const satisfies readonly CheckoutMove[]) {
      expect(moveCheckout(completed, move)).toEqual(completed);
    }
  });
});

describe('the crumbs', () => {
  const crumbs = (state: CheckoutState) =>
    checkoutCrumbs(state, 'de').map(({ number, isDone, isCurrent, href }) => [number, isDone, isCurrent, href]);

  it('of the payment screen show 1 to 3 done and linked, 4 pending', () => {
    expect(crumbs({ step: 'paymentMethod' })).toEqual([
      [1, true, false, '/de/warenkorb-anzeigen'],
      [2, true, false, '/de/informationen-zum-zahler'],
      [3, true, true, '/de/zahlungsmethode'],
      [4, false, false, undefined],
    ]);
  });

  it('of the cart show only the cart done', () => {
    expect(crumbs({ step: 'cartReview' }).map(([, done]) => done)).toEqual([true, false, false, false]);
  });

  it('lead nowhere after a completed payment, and back after another', () => {
    expect(crumbs(completed).map(([, , , href]) => href)).toEqual([undefined, undefined, undefined, undefined]);
    expect(crumbs(canceled).map(([, , , href]) => href)).toEqual([
      '/de/warenkorb-anzeigen',
      '/de/informationen-zum-zahler',
      '/de/zahlungsmethode',
      undefined,
    ]);
  });

  it('have names', () => {
    expect(checkoutCrumbs({ step: 'cartReview' }, 'sl').map(({ nameKey }) => nameKey)).toEqual([
      'CartReview',
      'PersonalInfo',
      'PaymentMethod',
      'PaymentCompleted',
    ]);
  });
});
