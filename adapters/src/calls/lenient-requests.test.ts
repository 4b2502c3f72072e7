import { describe, expect, test } from 'vitest';
import { decode } from '../codec/codec.ts';
import { parseJson, requestLimits } from '../codec/json-text.ts';
import { callTable } from './call-table.ts';

type Body = Readonly<Record<string, unknown>>;

/** As it arrives: JSON text of what a client has put together. */
const arrived = (body: Body) => parseJson(JSON.stringify(body), requestLimits)._unsafeUnwrap();
const { addTicket, addGiftCard, addUpsell, applyPromoCode, loadCustomer, logIn, quoteTicket, saveCustomer } = callTable;
const card = (line: Body = {}) => ({
  ProductId: 'p',
  Language: 'sl',
  Items: [{ PriceListId: 'l', Quantity: 1, Price: 50, ...line }],
});
const upsell = { CartId: 'a', Language: 'sl', Items: [{ Id: 'u', Quantity: 1 }] };
const ticket = { ...card(), Dates: ['2026-12-01'], Items: [{ PriceListId: 'l', Quantity: 1 }] };
const quote = { ProductId: 'p', Language: 'sl', Date: '2026-12-01' };
const entry = { CartId: 'a', FirstName: 'Ana' };

const cases = [
  ['addTicket', addTicket, ticket, ['CartId', 'SeasonId']],
  ['addGiftCard', addGiftCard, card(), ['CartId']],
  ['quoteTicket', quoteTicket, quote, ['CartId', 'SeasonId']],
  ['loadCustomer', loadCustomer, { cartId: 'a', language: 'sl' }, ['authToken']],
  ['saveCustomer', saveCustomer, entry, ['MemberHashId', 'LoyaltyId', 'MtcId']],
] as const;

describe.each(cases)('%s', (_name, { request }, body, names) => {
  test.each(names)('%s: empty and null are the same as left out', (name) => {
    const without = decode<unknown>(request, arrived(body))._unsafeUnwrap();
    expect(decode<unknown>(request, arrived({ ...body, [name]: '' }))._unsafeUnwrap()).toEqual(without);
    expect(decode<unknown>(request, arrived({ ...body, [name]: null }))._unsafeUnwrap()).toEqual(without);
  });
});

test('an empty sub price category, or day of a season or an upsell, is none', () => {
  const line = { PriceListId: 'l', Quantity: 1, CategoryId: '' };
  const [asked] = decode(addTicket.request, arrived({ ...ticket, Items: [line] }))._unsafeUnwrap().lines;
  expect(asked).toEqual({ priceListId: 'l', quantity: 1 });
  const season = { ...quote, Date: '', SeasonId: 's' };
  const { period } = decode(quoteTicket.request, arrived(season))._unsafeUnwrap();
  expect(period).toEqual({ type: 'season', seasonId: 's' });
  const dayless = { ...upsell, Items: [{ Id: 'u', Quantity: 1, Date: '' }] };
  expect(decode(addUpsell.request, arrived(dayless))._unsafeUnwrap().lines[0]).not.toHaveProperty('date');
});

test.each([' ', '.', 'a b', 0, false, [], {}])('%j is no cart and not none', (CartId) => {
  expect(decode(addTicket.request, arrived({ ...ticket, CartId })).isErr()).toBe(true);
});

test('a card may come without a price, or with none', () => {
  const priced = (line: Body) => decode(addGiftCard.request, arrived(card(line)))._unsafeUnwrap().lines[0];
  expect(priced({})).toHaveProperty('price', 5000);
  expect(priced({ Price: null })).not.toHaveProperty('price');
  expect(priced({ Price: undefined })).not.toHaveProperty('price');
});

test.each([
  ...[undefined, null, -1, 'x', '', 1.5, -7, 1e300, true, [1], { a: 1 }].map((sent) => [sent, -1]),
  ...[17, '17'].map((sent) => [sent, 17]),
])('the marketing id %j is taken as %j', (MtcId, taken) => {
  expect(decode(saveCustomer.request, arrived({ ...entry, MtcId }))._unsafeUnwrap().mtcId).toBe(taken);
});

test('what people type is kept as its reader sees it, and asked for after that', () => {
  const typed = ' C\u030c\u202ea\u200b  b\u00a0';
  const saved = decode(saveCustomer.request, arrived({ ...entry, City: typed, LoyaltyId: typed }))._unsafeUnwrap();
  expect(saved.customer).toMatchObject({ city: 'Ča b', loyaltyId: 'Ča b' });
  expect(decode(applyPromoCode.request, { CartId: 'a', PromoCode: typed })._unsafeUnwrap().code).toBe('Ča b');
  const loggedIn = (email: string) => decode(logIn.request, { email, password: typed });
  expect(loggedIn(' a@b.si\u200b')._unsafeUnwrap()).toEqual({ email: 'a@b.si', password: typed });
  expect(loggedIn('\u200b\u202e ').isErr()).toBe(true);
});
