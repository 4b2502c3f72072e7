import { expect, it } from 'vitest';
import type { SellerSettings } from '../../checkout/seller.ts';
import { cleanMarkup } from '../../testing/clean-markup.ts';
import { after, aHost, at, bankSays, buyer, giftCards, payment, tickets } from '../../testing/host-builders.ts';
import { adult, valueCard } from '../../testing/host-catalog-builder.ts';
import { orderIn } from '../../testing/paying-host.ts';
import type { HostState } from '../state.ts';
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

/** Two tickets and a card worth 30 EUR, paid. */
const bought = (): HostState => {
  const command = tickets([[adult, 2]]);
  const id = command.newCartId;
  const filled = after(after(aHost(), command), giftCards(1, { cartId: id, worth: 30_00 }));
  return bankSays(after(after(filled, buyer(id)), payment(id)), id, 'captured');
};

const papersIn = (state: HostState, language?: 'sl' | 'en') =>
  papersOf(state, orderIn(state), at, language) ?? expect.fail();

it('tells who sold, the tax within the total, and a card worth money as a voucher', () => {
  const state = bought();
  const { sale, order } = papersIn({ ...state, catalog: { ...state.catalog, seller: settings } });
  const vat = sale?.vat ?? expect.fail();
  expect(sale?.seller).toEqual(settings.seller);
  expect(vat).toEqual({ lines: [{ rate: 950, gross: 44_00, vat: 3_82, net: 40_18 }], vouchers: 30_00 });
  expect(order.total).toBe(44_00 + 30_00);
});

it('tells no tax where no rates are set, and nobody as the seller where no setting does', () => {
  const state = bought();
  expect(papersIn(state).sale).toBeUndefined();
  const told = papersIn({ ...state, catalog: { ...state.catalog, seller: { ...settings, vatRates: [] } } });
  expect(told.sale).toEqual({ seller: settings.seller });
});

it('tells what a card is worth and how long it is good for', () => {
  const state = bought();
  const product = state.catalog.products.get(valueCard) ?? expect.fail();
  const text = product.texts.get('sl') ?? expect.fail();
  const texts = new Map([['sl' as const, { ...text, validityText: cleanMarkup('<p>12 mesecev.</p>') }]]);
  const products = new Map(state.catalog.products).set(valueCard, { ...product, texts });
  expect(papersIn(state).tickets.map(({ worth, validity }) => [worth, validity])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [30_00, undefined],
  ]);
  expect(papersIn({ ...state, catalog: { ...state.catalog, products } }).tickets[2]?.validity).toBe('12 mesecev.');
});

it('names what was bought in the language of its reader, and as it was bought in its own or where the catalog lost it', () => {
  const state = bought();
  const titles = (from: HostState, language?: 'sl' | 'en') =>
    papersIn(from, language).order.items.map(({ productTitle }) => productTitle);
  expect(titles(state, 'en')).toEqual(['Pool', 'Vrednostni bon']);
  const empty = { ...state, catalog: { ...state.catalog, products: new Map() } };
  expect([titles(state), titles(empty, 'sl'), titles(empty, 'en')]).toEqual([
    ...[titles(state, 'sl'), ['Bazen', 'Vrednostni bon'], ['Bazen', 'Vrednostni bon']],
  ]);
});
