import type { CartLine } from '@shop/core/cart/cart-line';
import { cents } from '@shop/core/money/cents';
import { aTicketLine } from '@shop/core/testing/builders';
import { expect, it } from 'vitest';
import { decode, encode } from '../codec/codec.ts';
import { cartItem } from './cart-item-codec.ts';

const foreign = {
  cartItemId: 'one',
  productTitle: 'Termalija',
  priceTitle: 'Odrasli',
  quantity: 3,
  priceTotal: 65.99,
};

const lineOf = (wire: object): CartLine => decode(cartItem, wire)._unsafeUnwrap();

it.each([
  [{ date: '2026-12-01' }, { kind: 'ticket', period: { type: 'day', date: '2026-12-01' }, hold: { type: 'notHeld' } }],
  [{ priceSeason: '2026/27' }, { kind: 'ticket', period: { type: 'season', name: '2026/27' } }],
  [{ priceSeason: '' }, { kind: 'giftCard' }],
  [{}, { kind: 'giftCard' }],
])('a foreign line is told by its day or season: %j', (members, line) => {
  expect(lineOf({ ...foreign, ...members })).toMatchObject(line);
});

it('a foreign unit price is the total by the pieces, to the nearest cent', () => {
  expect(lineOf(foreign).price).toMatchObject({ unitPrice: 2200, amount: 6599 });
  expect(lineOf({ ...foreign, quantity: 0 }).price.unitPrice).toBe(6599);
});

it('our own unit price travels, whatever the total is', () => {
  const line = aTicketLine({
    price: { ...aTicketLine().price, unitPrice: cents(1234), amount: cents(1), quantity: 2 },
  });
  expect(encode(cartItem, line)).toMatchObject({ unitPrice: 12.34, lineKind: 'ticket' });
  expect(lineOf(Object(encode(cartItem, line)))).toEqual(line);
});

it('a season without a name is one all the same when the line says that it is a ticket', () => {
  const line = aTicketLine({ period: { type: 'season', name: '' } });
  expect(lineOf(Object(encode(cartItem, line)))).toEqual(line);
});
