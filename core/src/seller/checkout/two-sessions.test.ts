import { describe, expect, it } from 'vitest';
import { attemptId, type CartId } from '../../ids.ts';
import { aCustomer } from '../../testing/builders.ts';
import { captured, paying, readyToPay } from '../../testing/paying-seller.ts';
import { after, buyer, payment, refusal } from '../../testing/seller-builders.ts';
import { attemptsOf } from '../../testing/whole-state.ts';
import { buyerId } from '../state.ts';

describe('two sessions of one cart', () => {
  const other = (id: CartId) => ({ ...buyer(id, aCustomer({ firstName: 'Maja' })), sessionDigest: 'other' });

  it('have their own buyer data', () => {
    const { state, id } = readyToPay();
    const both = after(state, other(id));
    expect([...both.buyers.values()].map(({ customer }) => customer.firstName)).toEqual(['Ana', 'Maja']);
    const nameOf = (sessionDigest: string) =>
      both.buyers.get(buyerId({ cartId: id, sessionDigest }))?.customer.firstName;
    expect([nameOf('session'), nameOf('other'), nameOf('third')]).toEqual(['Ana', 'Maja', undefined]);
    const orderedBy = (sessionDigest: string) =>
      [...after(both, payment(id, { sessionDigest })).orderBuyers.values()].map(({ customer }) => customer.firstName);
    expect([orderedBy('session'), orderedBy('other')]).toEqual([['Ana'], ['Maja']]);
    for (const sessionDigest of ['third', undefined])
      expect(refusal(both, payment(id, { sessionDigest }))).toEqual({ kind: 'customerMissing' });
  });

  it('have their own orders, also when they pay the same content in turn', () => {
    const { state, id, report } = paying();
    const declined = after(after(state, other(id)), report({ state: 'declined' }));
    const again = after(declined, payment(id, { sessionDigest: 'other' }));
    expect([...again.orders.values()].map((order) => order.sessionDigest)).toEqual(['session', 'other']);
    expect([...again.orderBuyers.values()].map(({ customer }) => customer.firstName)).toEqual(['Ana', 'Maja']);
  });

  it('can save buyer data during the payment of the other, without a change of its order', () => {
    const { state, id } = paying();
    expect(refusal(state, buyer(id))).toEqual({ kind: 'cartFrozen' });
    expect(refusal(state, other(id))).toBeUndefined();
    expect([...after(state, other(id)).orderBuyers.values()]).toMatchObject([{ customer: { firstName: 'Ana' } }]);
  });

  it('that both pay complete one order, and the money of the other is refunded', () => {
    const { state, id, report } = paying();
    const declined = after(after(state, other(id)), report({ state: 'declined' }));
    const second = attemptId('second');
    const both = after(declined, payment(id, { sessionDigest: 'other', newAttemptId: second }));
    const paid = after(after(both, { ...report(captured), attemptId: second }), report(captured));
    expect([...paid.orders.values()].map(({ outcome }) => outcome)).toEqual(['refunded', 'completed']);
    expect(attemptsOf(paid, id).map(({ refunds }) => refunds.map(({ amount, reason }) => [amount, reason]))).toEqual([
      [[44_00, 'notFulfilled']],
      [],
    ]);
  });
});
