import { describe, expect, it } from 'vitest';
import { localDate } from '../../dates/local-date.ts';
import { aCustomer } from '../../testing/builders.ts';
import { mixedSale, orderIn } from '../../testing/paying-seller.ts';
import { after, atDoor, later } from '../../testing/seller-builders.ts';
import type { SellerOrder } from '../checkout/seller-order.ts';
import type { SellerState } from '../state.ts';
import { orderVisit } from './order-visit.ts';

const day = localDate('2027-01-20');
const dayBefore = localDate('2027-01-19');
const atNoon = { ...later(0), today: day };
const person = { customer: aCustomer({ firstName: 'Ana', lastName: 'Novak' }), mtcId: -1 };

const visitOf = ({ catalog }: SellerState, order: SellerOrder, on = day) =>
  orderVisit(order, person, on, { catalog, language: 'en' });

/** Returns the order with the validity of its entries changed to a season. */
const asSeason = (order: SellerOrder): SellerOrder => ({
  ...order,
  tickets: order.tickets.map((ticket) => (ticket.kind === 'entry' ? { ...ticket, firstDay: dayBefore } : ticket)),
});

/** Returns the state after the first ticket of its order has admitted a person. */
const admitted = (state: SellerState): SellerState =>
  after(state, atDoor(orderIn(state).tickets[0]?.code ?? expect.fail()), atNoon);

describe('the visits of an order', () => {
  it('are those of its tickets on their day, without gift cards, in the requested language', () => {
    const state = mixedSale();
    expect(visitOf(state, orderIn(state))).toEqual({
      orderNumber: orderIn(state).number,
      buyer: 'Ana Novak',
      lines: [
        {
          productTitle: 'Pool',
          priceTitle: 'Dnevna – adult',
          isForDay: true,
          expected: 2,
          admitted: 0,
          lastAt: undefined,
        },
      ],
    });
    expect(visitOf(state, orderIn(state), dayBefore)).toBeUndefined();
  });

  it('count who was admitted, and name no buyer whose data is erased', () => {
    const state = admitted(mixedSale());
    const line = { expected: 2, admitted: 1, lastAt: atNoon.now };
    expect(visitOf(state, orderIn(state))).toMatchObject({ lines: [line] });
    const terms = { catalog: state.catalog, language: 'sl' } as const;
    expect(orderVisit(orderIn(state), undefined, day, terms)?.buyer).toBeUndefined();
  });

  it('are expected of no canceled order, and remain when a visitor was admitted', () => {
    const [unused, used] = [mixedSale(), admitted(mixedSale())];
    expect(visitOf(unused, { ...orderIn(unused), outcome: 'canceled' })).toBeUndefined();
    expect(visitOf(used, { ...orderIn(used), outcome: 'canceled' })).toMatchObject({
      lines: [{ expected: 0, admitted: 1 }],
    });
  });

  it('of a season are listed once a visitor was admitted, and expected on no day', () => {
    const [unused, used] = [mixedSale(), admitted(mixedSale())];
    expect(visitOf(unused, asSeason(orderIn(unused)))).toBeUndefined();
    expect(visitOf(used, asSeason(orderIn(used)))).toMatchObject({
      lines: [{ isForDay: false, expected: 0, admitted: 1 }],
    });
  });
});
