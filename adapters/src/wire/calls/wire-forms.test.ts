import type { CartLine } from '@shop/core/cart/cart-line';
import { productTypes } from '@shop/core/catalog/product-type';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decode, reading } from '../codec/codec.ts';
import { cartLineWire, readCartLine } from './cart-line-wire.ts';
import { productType } from './product-type-wire.ts';
import { productCultures } from './product-wire.ts';
import { writeMember } from './profile-calls.ts';
import { readTicketOrder, ticketOrder } from './ticket-wire.ts';

const foreign = {
  cartItemId: 'one',
  productTitle: 'Termalija',
  priceTitle: 'Odrasli',
  quantity: 3,
  priceTotal: 65.99,
};

const cartLine = reading(cartLineWire, readCartLine);
const lineOf = (wire: object): CartLine => cartLine.parse(wire)._unsafeUnwrap();

it.each([
  [{ date: '2026-12-01' }, { kind: 'ticket', period: { type: 'day', date: '2026-12-01' }, hold: { type: 'notHeld' } }],
  [{ priceSeason: '2026/27' }, { kind: 'ticket', period: { type: 'season', name: '2026/27' } }],
  [{ priceSeason: '' }, { kind: 'giftCard' }],
  [{}, { kind: 'giftCard' }],
])('a foreign line is read as a ticket if it has a day or a season: %j', (members, line) => {
  expect(lineOf({ ...foreign, ...members })).toMatchObject(line);
});

it('a foreign unit price is the total by the pieces, to the nearest cent', () => {
  expect(lineOf(foreign).price).toMatchObject({ unitPrice: 2200, amount: 6599 });
  expect(lineOf({ ...foreign, quantity: 0 }).price.unitPrice).toBe(6599);
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
])(
  'addresses of a product are read from a list or a record by culture tag, the first of each language: %j',
  (wire, read) => {
    expect(decode(productCultures, wire)._unsafeUnwrap()).toEqual(read);
  },
);

it('the type of a product is written as a number (R-KIND-1)', () => {
  const numbers = { giftCard: 1, dailyTicket: 2, hourlyTicket: 3, multiDayTicket: 4, wellcardGiftCard: 5 };
  expect(Object.fromEntries(productTypes.map((type) => [type, z.encode(productType, type)]))).toEqual(numbers);
});

it('the profile of a member is written under the names of the main site (R-FORM-11)', () => {
  const member = { name: 'Ana', surname: 'Novak', phone: '+386 40 123 456', email: 'ana@example.com' };
  const place = { address: 'Zdraviliška cesta 24', postCode: '3254', city: 'Podčetrtek', countryCode: 'SI' };
  expect(writeMember({ ...member, ...place, wellcardId: '1234567' })).toEqual({
    success: true,
    user: { ...member, ...place, wellcardID: '1234567' },
  });
});

it.each([
  [[], undefined],
  [['2026-12-01'], { type: 'day', date: '2026-12-01' }],
  [['2026-12-01', '2026-12-01'], { type: 'day', date: '2026-12-01' }],
  [['2026-12-01', '2026-12-02'], 'severalDates'],
])('the days %j of a ticket are read as %j', (dates, period) => {
  const order = { productId: 'p', language: 'sl', dates, items: [{ priceListId: 'l', quantity: 1 }] };
  const read = decode(ticketOrder, order).match(
    (sentOrder) => readTicketOrder(sentOrder).period,
    ({ kind }) => kind,
  );
  expect(read).toEqual(period);
});
