import { describe, expect, it } from 'vitest';
import { type CheckoutState, checkoutCrumbs } from './checkout-state.ts';

const completed: CheckoutState = { step: 'paymentCompleted', result: 'completed' };
const undecided: CheckoutState = { step: 'paymentCompleted', result: 'undecided' };
const stopped: CheckoutState = { step: 'paymentCompleted', result: 'stopped' };

describe('the breadcrumbs of checkout', () => {
  const crumbs = (state: CheckoutState) =>
    checkoutCrumbs(state, 'de').map(({ number, isDone, isCurrent, href }) => [number, isDone, isCurrent, href]);

  it('on the payment page show steps 1 to 3 done with links and step 4 pending (R-METHOD-1, R-STATE-5)', () => {
    expect(crumbs({ step: 'paymentMethod' })).toEqual([
      [1, true, false, '/de/warenkorb-anzeigen'],
      [2, true, false, '/de/informationen-zum-zahler'],
      [3, true, true, '/de/zahlungsmethode'],
      [4, false, false, undefined],
    ]);
  });

  it('on the cart page show only the cart done', () => {
    expect(crumbs({ step: 'cartReview' }).map(([, done]) => done)).toEqual([true, false, false, false]);
  });

  it('show the last step done only after a completed payment', () => {
    expect(crumbs(completed).at(-1)).toEqual([4, true, true, undefined]);
    expect(crumbs(undecided).at(-1)).toEqual([4, false, true, undefined]);
    expect(crumbs(stopped).at(-1)).toEqual([4, false, true, undefined]);
  });

  it('have no links once the payment may have been made, and links back after a stopped payment', () => {
    const nowhere = [undefined, undefined, undefined, undefined];
    expect(crumbs(completed).map(([, , , href]) => href)).toEqual(nowhere);
    expect(crumbs(undecided).map(([, , , href]) => href)).toEqual(nowhere);
    expect(crumbs(stopped).map(([, , , href]) => href)).toEqual([
      '/de/warenkorb-anzeigen',
      '/de/informationen-zum-zahler',
      '/de/zahlungsmethode',
      undefined,
    ]);
  });

  it('name the four steps (R-EXPECT-10, R-SHOP-10)', () => {
    expect(checkoutCrumbs({ step: 'cartReview' }, 'sl').map(({ nameKey }) => nameKey)).toEqual([
      'CartReview',
      'PersonalInfo',
      'PaymentMethod',
      'PaymentCompleted',
    ]);
  });
});
