import { expect, it } from 'vitest';
import { localDate } from '../../dates/local-date.ts';
import { orderIn } from '../../testing/paying-seller.ts';
import {
  after,
  aSeller,
  buyer,
  giftCards,
  nextDay,
  payment,
  tickets,
  towels,
  visitDay,
} from '../../testing/seller-builders.ts';
import { adult } from '../../testing/seller-catalog-builder.ts';

const visitOf = (...commands: readonly Parameters<typeof after>[1][]) => {
  const [first] = commands;
  const cartId = first !== undefined && 'newCartId' in first ? first.newCartId : expect.fail('no cart');
  const filled = commands.reduce((state, command) => after(state, command), aSeller(50, [visitDay, nextDay]));
  return orderIn(after(after(filled, buyer(cartId)), payment(cartId))).visit;
};

it('the visit of an order has the first and the last day of its tickets', () => {
  const late = tickets([[adult, 1]], { period: nextDay });
  const cartId = late.newCartId;
  const early = tickets([[adult, 1]], { cartId });
  expect(visitOf(late, early)).toEqual({ first: '2027-01-20', last: '2027-01-21' });
  expect(visitOf(tickets([[adult, 2]]))).toEqual({ first: '2027-01-20', last: '2027-01-20' });
});

it('the visit of an order ignores upsells, and is absent for gift cards', () => {
  const ticket = tickets([[adult, 1]], { period: nextDay });
  expect(visitOf(ticket, towels(ticket.newCartId, 1, localDate('2027-01-21')))).toEqual({
    first: '2027-01-21',
    last: '2027-01-21',
  });
  expect(visitOf(giftCards(1))).toBeUndefined();
});
