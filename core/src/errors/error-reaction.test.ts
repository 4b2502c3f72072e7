import { describe, expect, it } from 'vitest';
import { type Activity, reactionTo } from './error-reaction.ts';
import type { ShopError } from './shop-error.ts';

const expired: ShopError = { kind: 'expiredTicketsDeleted' };
const refused: ShopError = { kind: 'refusedByProvider', code: 'X' };
const lost = (cause: 'network' | 'timeout' | 'status' | 'malformed' | 'store'): ShopError => ({
  kind: 'unreachable',
  cause,
});
const activities: readonly Activity[] = ['shopping', 'checkoutData', 'reservationCheck', 'paymentStart'];

it.each(activities)('expired tickets found during %s lead to the reloaded cart', (during) => {
  expect(reactionTo(expired, during)).toEqual({
    type: 'reloadCartAndGoToCart',
    key: 'ShopCheckOut.RefreshTransaction.ExpiredTicketsWereDeleted',
  });
});

it('a refusal while shopping is told, anything else as the generic error', () => {
  expect(reactionTo({ kind: 'capacityFull', left: 0 })).toEqual({
    type: 'tell',
    key: 'Shop.AddTicketToCart.CapacityFull',
  });
  expect(reactionTo(lost('status'))).toEqual({ type: 'tell', key: 'Error' });
});

it('a reservation check that fails is told as the generic error', () => {
  expect(reactionTo(refused, 'reservationCheck')).toEqual({ type: 'tell', key: 'Error' });
  expect(reactionTo(lost('network'), 'reservationCheck')).toEqual({ type: 'tell', key: 'Error' });
});

it('checkout data that are refused lead to the cart with the code; a lost answer is told', () => {
  expect(reactionTo(refused, 'checkoutData')).toEqual({ type: 'goToCart', key: 'X' });
  expect(reactionTo(lost('timeout'), 'checkoutData')).toEqual({ type: 'tell', key: 'Error' });
});

describe('a payment start', () => {
  it('that is refused leads to the cart with the first code', () => {
    expect(reactionTo(refused, 'paymentStart')).toEqual({ type: 'goToCart', key: 'X' });
    const unknownYet = { type: 'tell', key: 'ShopCheckOut.PaymentStart.NotConfirmed' };
    expect(reactionTo({ kind: 'paymentUnconfirmed' }, 'paymentStart')).toEqual(unknownYet);
    expect(reactionTo({ kind: 'cartEmpty' }, 'paymentStart')).toEqual({
      type: 'goToCart',
      key: 'ShopCheckOut.PaymentStart.CartEmpty',
    });
  });
  it.each(['status', 'malformed', 'store'] as const)(
    'with no usable answer (%s) leads to the cart with Error',
    (cause) => {
      expect(reactionTo(lost(cause), 'paymentStart')).toEqual({ type: 'goToCart', key: 'Error' });
    },
  );
  it.each(['network', 'timeout'] as const)('that got lost on the way (%s) is told', (cause) => {
    expect(reactionTo(lost(cause), 'paymentStart')).toEqual({ type: 'tell', key: 'Error' });
  });
});
