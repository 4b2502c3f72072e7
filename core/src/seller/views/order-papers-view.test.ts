import { expect, it } from 'vitest';
import type { SellerSettings } from '../../checkout/seller.ts';
import { dayIn, parseInstant } from '../../dates/instant.ts';
import { localDate } from '../../dates/local-date.ts';
import { cents } from '../../money/cents.ts';
import { cleanMarkup } from '../../testing/clean-markup.ts';
import { orderIn } from '../../testing/paying-seller.ts';
import {
  after,
  aSeller,
  at,
  atDoor,
  bankSays,
  buyer,
  giftCards,
  payment,
  tickets,
} from '../../testing/seller-builders.ts';
import { adult, valueCard } from '../../testing/seller-catalog-builder.ts';
import { isTicket } from '../catalog/seller-catalog.ts';
import type { SellerState } from '../state.ts';
import { papersOf } from './order-papers-view.ts';

const settings: SellerSettings = {
  seller: { name: 'Lunaria d.o.o.', street: 'Cesta 1', town: '1000 Ljubljana', email: 'info@lunaria.example' },
  vatRates: [
    { goods: 'ticket', rate: 950 },
    { goods: 'upsell', rate: 2200 },
    { goods: 'value-card', rate: 2200 },
  ],
  zone: 'Europe/Ljubljana',
};

/** A paid order of two tickets and a card of 30 EUR. */
const bought = (): SellerState => {
  const command = tickets([[adult, 2]]);
  const id = command.newCartId;
  const filled = after(after(aSeller(), command), giftCards(1, { cartId: id, worth: 30_00 }));
  return bankSays(after(after(filled, buyer(id)), payment(id)), id, 'captured');
};

const papersIn = (state: SellerState, language?: 'sl' | 'en') =>
  papersOf(state, orderIn(state), at, language) ?? expect.fail();

it('order papers have the seller, the tax of the total, and a value card as a voucher', () => {
  const state = bought();
  const { sale, order } = papersIn({ ...state, catalog: { ...state.catalog, seller: settings } });
  const vat = sale?.vat ?? expect.fail();
  expect(sale?.seller).toEqual(settings.seller);
  expect(vat).toEqual({ lines: [{ rate: 950, gross: 44_00, vat: 3_82, net: 40_18 }], vouchers: 30_00 });
  expect(order.total).toBe(44_00 + 30_00);
});

it('order papers have no tax without rates, and no sale without a seller', () => {
  const state = bought();
  expect(papersIn(state).sale).toBeUndefined();
  const untaxed = papersIn({ ...state, catalog: { ...state.catalog, seller: { ...settings, vatRates: [] } } });
  expect(untaxed.sale).toEqual({ seller: settings.seller });
});

it('order papers have the value, the validity text and the picture of a value card', () => {
  const state = bought();
  const product = state.catalog.products.get(valueCard) ?? expect.fail();
  const text = product.texts.get('sl') ?? expect.fail();
  const texts = new Map([['sl' as const, { ...text, validityText: cleanMarkup('<p>12 mesecev.</p>') }]]);
  const image = '/media/gift.jpg';
  const products = new Map(state.catalog.products).set(valueCard, { ...product, texts, image });
  expect(papersIn(state).tickets.map(({ worth, validity, picture }) => [worth, validity, picture])).toEqual([
    [undefined, undefined, undefined],
    [undefined, undefined, undefined],
    [30_00, undefined, undefined],
  ]);
  const [, , card] = papersIn({ ...state, catalog: { ...state.catalog, products } }).tickets;
  expect([card?.validity, card?.picture]).toEqual(['12 mesecev.', image]);
});

const withMonths = (catalog: SellerState['catalog'], validMonths: number): SellerState['catalog'] => {
  const card = catalog.products.get(valueCard) ?? expect.fail();
  if (isTicket(card)) expect.fail();
  return { ...catalog, products: new Map(catalog.products).set(valueCard, { ...card, validMonths }) };
};

/** A card of 30 EUR, bought with a catalog at a time. */
const boughtCard = (catalog: SellerState['catalog'], when: typeof at): SellerState => {
  const cards = giftCards(1, { worth: 30_00 });
  const id = cards.newCartId;
  const filled = after(after({ ...aSeller(), catalog }, cards, when), buyer(id), when);
  return bankSays(after(filled, payment(id), when), id, 'captured', when);
};

it.each([
  ['2026-12-31T22:59:59Z', undefined, '2027-12-31'],
  ['2026-12-31T23:00:00Z', undefined, '2028-01-01'],
  ['2026-08-31T10:00:00Z', 6, '2027-02-28'],
])(
  'a gift card bought at %s for %s months is valid up to and including %s (R-EXPECT-24)',
  (placed, validMonths, lastDay) => {
    const now = parseInstant(placed)._unsafeUnwrap();
    const when = { ...at, now, today: dayIn(at.zone, now) };
    const { catalog } = aSeller();
    const state = boughtCard(validMonths === undefined ? catalog : withMonths(catalog, validMonths), when);
    expect(papersIn(state).tickets.map((ticket) => ticket.lastDay)).toEqual([lastDay]);
  },
);

it('a gift card keeps its last day when the validity in the catalog changes', () => {
  const state = boughtCard(withMonths(aSeller().catalog, 6), at);
  const now = { ...state, catalog: withMonths(state.catalog, 24) };
  expect(papersIn(now).tickets.map((ticket) => ticket.lastDay)).toEqual(['2027-07-15']);
});

it('order papers have the time of admission of a ticket', () => {
  const state = bought();
  const [{ code } = expect.fail()] = orderIn(state).tickets;
  const admitted = after(state, atDoor(code), { ...at, today: localDate('2027-01-20') });
  expect(papersIn(admitted).tickets.map(({ admittedAt }) => admittedAt)).toEqual([at.now, undefined, undefined]);
});

it('order papers have the balance of a value card and whether it is used up', () => {
  const state = bought();
  const code = orderIn(state).tickets.at(-1)?.code ?? expect.fail();
  const cardIn = (one: SellerState) => papersIn(one).tickets.at(-1);
  expect(cardIn(state)).toMatchObject({ worth: 30_00, balance: 30_00, admittedAt: undefined, isUsedUp: false });
  const part = after(state, atDoor(code, { amount: cents(12_50) }));
  expect(cardIn(part)).toMatchObject({ worth: 30_00, balance: 17_50, admittedAt: at.now, isUsedUp: false });
  const all = after(part, atDoor(code, { amount: 'all' }));
  expect(cardIn(all)).toMatchObject({ worth: 30_00, balance: 0, isUsedUp: true });
});

it('order papers have titles in the language of the reader, and those of the purchase when the catalog has none', () => {
  const state = bought();
  const titles = (from: SellerState, language?: 'sl' | 'en') =>
    papersIn(from, language).order.items.map(({ productTitle }) => productTitle);
  expect(titles(state, 'en')).toEqual(['Pool', 'Vrednostni bon']);
  const empty = { ...state, catalog: { ...state.catalog, products: new Map() } };
  expect([titles(state), titles(empty, 'sl'), titles(empty, 'en')]).toEqual([
    ...[titles(state, 'sl'), ['Bazen', 'Vrednostni bon'], ['Bazen', 'Vrednostni bon']],
  ]);
});
