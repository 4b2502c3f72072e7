import { describe, expect, test } from 'vitest';
import { decode } from '../codec/codec.ts';
import { parseJson, requestLimits } from '../codec/json-text.ts';
import { callTable } from './call-table.ts';
import { readQuoteRequest } from './ticket-wire.ts';

type Body = Readonly<Record<string, unknown>>;

/** Parses the JSON text of a body, as a server does. */
const arrived = (body: Body) => parseJson(JSON.stringify(body), requestLimits)._unsafeUnwrap();
const { addTicket, addGiftCard, addUpsell, applyPromoCode, loadCart, loadCustomer, logIn, quoteTicket, saveCustomer } =
  callTable;
const card = (line: Body = {}) => ({
  productId: 'p',
  language: 'sl',
  items: [{ priceListId: 'l', quantity: 1, price: 50, ...line }],
});
const upsell = { cartId: 'a', language: 'sl', items: [{ id: 'u', quantity: 1 }] };
const ticket = { ...card(), dates: ['2026-12-01'], items: [{ priceListId: 'l', quantity: 1 }] };
const quote = { productId: 'p', language: 'sl', date: '2026-12-01' };
const entry = { cartId: 'a', firstName: 'Ana' };

const cases = [
  ['addTicket', addTicket, ticket, ['cartId', 'seasonId']],
  ['addGiftCard', addGiftCard, card(), ['cartId']],
  ['quoteTicket', quoteTicket, quote, ['cartId', 'seasonId']],
  ['loadCustomer', loadCustomer, { cartId: 'a', language: 'sl' }, ['authToken']],
  ['saveCustomer', saveCustomer, entry, ['memberHashId', 'loyaltyId', 'mtcId']],
] as const;

describe.each(cases)('%s', (_name, { request }, body, names) => {
  test.each(names)('%s: empty and null are the same as left out', (name) => {
    const without = decode<unknown>(request, arrived(body))._unsafeUnwrap();
    expect(decode<unknown>(request, arrived({ ...body, [name]: '' }))._unsafeUnwrap()).toEqual(without);
    expect(decode<unknown>(request, arrived({ ...body, [name]: null }))._unsafeUnwrap()).toEqual(without);
  });
});

test('an empty sub price category, or day of a season or an upsell, is none', () => {
  const line = { priceListId: 'l', quantity: 1, categoryId: '' };
  const [asked] = decode(addTicket.request, arrived({ ...ticket, items: [line] }))._unsafeUnwrap().items;
  expect(asked).toEqual({ priceListId: 'l', quantity: 1 });
  const season = { ...quote, date: '', seasonId: 's' };
  const { period } = readQuoteRequest(decode(quoteTicket.request, arrived(season))._unsafeUnwrap());
  expect(period).toEqual({ type: 'season', seasonId: 's' });
  const dayless = { ...upsell, items: [{ id: 'u', quantity: 1, date: '' }] };
  expect(decode(addUpsell.request, arrived(dayless))._unsafeUnwrap().items[0]?.date).toBeUndefined();
});

test.each([' ', '.', '.x', 'a b', -1, 0.5, false, [], {}])('%j is no cart and not none', (cartId) => {
  expect(decode(addTicket.request, arrived({ ...ticket, cartId })).isErr()).toBe(true);
});

test.each(['ru', 'xx', 'sl_SI', 'slo', 'toString', '__proto__'])(
  'reads the unknown language %s as sl (R-LANG-2)',
  (language) => {
    expect(decode(addTicket.request, arrived({ ...ticket, language }))._unsafeUnwrap().language).toBe('sl');
    expect(decode(loadCart.request, { cartId: 'a', language })._unsafeUnwrap().language).toBe('sl');
  },
);

test('takes a line of quantity 0, which the seller leaves out', () => {
  const items = [0, 2].map((quantity) => ({ priceListId: 'l', quantity }));
  expect(decode(addTicket.request, arrived({ ...ticket, items }))._unsafeUnwrap().items).toEqual(items);
  expect(decode(addGiftCard.request, arrived({ ...ticket, items }))._unsafeUnwrap().items).toEqual(items);
});

test('a card may come without a price, or with none', () => {
  const priced = (line: Body) => decode(addGiftCard.request, arrived(card(line)))._unsafeUnwrap().items[0];
  expect(priced({})).toHaveProperty('price', 5000);
  expect(priced({ price: null })).not.toHaveProperty('price');
  expect(priced({ price: undefined })).not.toHaveProperty('price');
});

test.each([
  ...[undefined, null, -1, 'x', '', 1.5, -7, 1e300, true, [1], { a: 1 }].map((sent) => [sent, -1]),
  ...[17, '17'].map((sent) => [sent, 17]),
])('the marketing id %j is taken as %j', (mtcId, taken) => {
  expect(decode(saveCustomer.request, arrived({ ...entry, mtcId }))._unsafeUnwrap().mtcId).toBe(taken);
});

test('what people type is kept as its reader sees it, and asked for after that', () => {
  const typed = ' C\u030c\u202ea\u200b  b\u00a0';
  const saved = decode(saveCustomer.request, arrived({ ...entry, city: typed, loyaltyId: typed }))._unsafeUnwrap();
  expect(saved).toMatchObject({ city: 'Ča b', loyaltyId: 'Ča b' });
  expect(decode(applyPromoCode.request, { cartId: 'a', promoCode: typed })._unsafeUnwrap().promoCode).toBe('Ča b');
  const loggedIn = (email: string) => decode(logIn.request, { email, password: typed });
  expect(loggedIn(' a@b.si\u200b')._unsafeUnwrap()).toEqual({ email: 'a@b.si', password: typed });
  expect(loggedIn('\u200b\u202e ').isErr()).toBe(true);
});
