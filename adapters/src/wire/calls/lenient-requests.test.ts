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
const card = {
  productId: 'p',
  language: 'sl',
  items: [{ priceListId: 'l', quantity: 1, price: 50 }],
};
const upsell = { cartId: 'a', language: 'sl', items: [{ id: 'u', quantity: 1 }] };
const ticket = { ...card, dates: ['2026-12-01'], items: [{ priceListId: 'l', quantity: 1 }] };
const quote = { productId: 'p', language: 'sl', date: '2026-12-01' };
const entry = { cartId: 'a', firstName: 'Ana' };

const cases = [
  ['addTicket', addTicket, ticket, ['cartId', 'seasonId']],
  ['addGiftCard', addGiftCard, card, ['cartId']],
  ['quoteTicket', quoteTicket, quote, ['cartId', 'seasonId']],
  ['loadCustomer', loadCustomer, { cartId: 'a', language: 'sl' }, ['authToken']],
  ['saveCustomer', saveCustomer, entry, ['memberHashId', 'loyaltyId', 'mtcId']],
] as const;

describe.each(cases)('a request of %s', (_name, { request }, body, names) => {
  test.each(names)('reads an empty or null %s like an absent one', (name) => {
    const without = decode<unknown>(request, arrived(body))._unsafeUnwrap();
    expect(decode<unknown>(request, arrived({ ...body, [name]: '' }))._unsafeUnwrap()).toEqual(without);
    expect(decode<unknown>(request, arrived({ ...body, [name]: null }))._unsafeUnwrap()).toEqual(without);
  });
});

test('an empty sub price category and an empty day of a season or an upsell are read like absent ones', () => {
  const line = { priceListId: 'l', quantity: 1, categoryId: '' };
  const [read] = decode(addTicket.request, arrived({ ...ticket, items: [line] }))._unsafeUnwrap().items;
  expect(read).toEqual({ priceListId: 'l', quantity: 1 });
  const season = { ...quote, date: '', seasonId: 's' };
  const { period } = readQuoteRequest(decode(quoteTicket.request, arrived(season))._unsafeUnwrap());
  expect(period).toEqual({ type: 'season', seasonId: 's' });
  const dayless = { ...upsell, items: [{ id: 'u', quantity: 1, date: '' }] };
  expect(decode(addUpsell.request, arrived(dayless))._unsafeUnwrap().items[0]?.date).toBeUndefined();
});

test.each([' ', '.', -1, false, {}])('the cart id %j is refused and not read like an absent one', (cartId) => {
  expect(decode(addTicket.request, arrived({ ...ticket, cartId })).isErr()).toBe(true);
});

test.each(['ru', 'sl_SI', '__proto__'])('the unknown language %s is read as sl (R-LANG-2)', (language) => {
  expect(decode(addTicket.request, arrived({ ...ticket, language }))._unsafeUnwrap().language).toBe('sl');
  expect(decode(loadCart.request, { cartId: 'a', language })._unsafeUnwrap().language).toBe('sl');
});

test.each([...[undefined, null, 'x', 1.5, -7, [1]].map((sent) => [sent, -1]), ...[17, '17'].map((sent) => [sent, 17])])(
  'the marketing id %j is read as %j',
  (mtcId, read) => {
    expect(decode(saveCustomer.request, arrived({ ...entry, mtcId }))._unsafeUnwrap().mtcId).toBe(read);
  },
);

test('typed texts are read without invisible characters and repeated spaces, and a password is unchanged', () => {
  const typed = ' C\u030c\u202ea\u200b  b\u00a0';
  const saved = decode(saveCustomer.request, arrived({ ...entry, city: typed, loyaltyId: typed }))._unsafeUnwrap();
  expect(saved).toMatchObject({ city: 'Ča b', loyaltyId: 'Ča b' });
  expect(decode(applyPromoCode.request, { cartId: 'a', promoCode: typed })._unsafeUnwrap().promoCode).toBe('Ča b');
  const loggedIn = (email: string) => decode(logIn.request, { email, password: typed });
  expect(loggedIn(' a@b.si\u200b')._unsafeUnwrap()).toEqual({ email: 'a@b.si', password: typed });
  expect(loggedIn('\u200b\u202e ').isErr()).toBe(true);
});
