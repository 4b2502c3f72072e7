import { describe, expect, it } from 'vitest';
import { orderRef } from '../ids.ts';
import { type CheckoutState, checkoutCrumbs } from './checkout-state.ts';

const completed: CheckoutState = { step: 'paymentCompleted', result: { ref: orderRef('r'), status: 'completed' } };
const canceled: CheckoutState = { step: 'paymentCompleted', result: { ref: orderRef('r'), status: 'canceled' } };

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
