import type { CartLine } from '@shop/core/cart/cart-line';
import { productTypes } from '@shop/core/catalog/product-type';
import { cents } from '@shop/core/money/cents';
import { aTicketLine } from '@shop/core/testing/builders';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decode, encode } from '../codec/codec.ts';
import { cartItem } from './cart-item-codec.ts';
import { productCultures, productType } from './product-codec.ts';
import { loadMember } from './profile-calls.ts';
import { ticketOrder } from './ticket-codec.ts';

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

const tagged = (language: string, url: string) => ({ language, url });

it.each([
  [
    [tagged('en-GB', 'bathing'), tagged('sl', 'kopanje'), tagged('EN', 'again'), tagged('sr', 'x'), tagged('hr', '')],
    [tagged('sl', 'kopanje'), tagged('en', 'bathing')],
  ],
  [
    { 'de-DE': { path: '/de/gutscheine/baden/' }, it: { path: 'bagno', startItem: null } },
    [tagged('de', 'baden'), tagged('it', 'bagno')],
  ],
  [undefined, []],
])('addresses of a product are a list or a record by culture tag, the first of each language: %j', (told, read) => {
  expect(decode(productCultures, told)._unsafeUnwrap()).toEqual(read);
});

it('a type of product is a number on the wire (R-KIND-1)', () => {
  const numbers = { giftCard: 1, dailyTicket: 2, hourlyTicket: 3, multiDayTicket: 4, wellcardGiftCard: 5 };
  expect(Object.fromEntries(productTypes.map((type) => [type, z.encode(productType, type)]))).toEqual(numbers);
});

it('the profile of a member travels under the names of the main site (R-FORM-11)', () => {
  const member = { name: 'Ana', surname: 'Novak', phone: '+386 40 123 456', email: 'ana@example.com' };
  const place = { address: 'Zdraviliška cesta 24', postCode: '3254', city: 'Podčetrtek', countryCode: 'SI' };
  expect(z.encode(loadMember.answer, { ...member, ...place, wellcardId: '1234567' })).toEqual({
    success: true,
    user: { ...member, ...place, wellcardID: '1234567' },
  });
});

it.each([
  [[], undefined],
  [['2026-12-01'], { type: 'day', date: '2026-12-01' }],
  [['2026-12-01', '2026-12-01'], { type: 'day', date: '2026-12-01' }],
  [['2026-12-01', '2026-12-02'], 'severalDates'],
])('a ticket for the days %j is for one, also twice, or for none that the host decides on', (Dates, period) => {
  const order = { ProductId: 'p', Language: 'sl', Dates, Items: [{ PriceListId: 'l', Quantity: 1 }] };
  const read = decode(ticketOrder, order).match(
    (asked) => asked.period,
    ({ kind }) => kind,
  );
  expect(read).toEqual(period);
});
