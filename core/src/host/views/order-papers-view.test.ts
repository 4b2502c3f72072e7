import { expect, it } from 'vitest';
import type { SellerSettings } from '../../checkout/seller.ts';
import { cartItemId, idempotencyKey } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { cleanMarkup } from '../../testing/clean-markup.ts';
import { after, aHost, at, buyer, fresh, payment, tickets } from '../../testing/host-builders.ts';
import { adult, anyValue, valueCard } from '../../testing/host-catalog-builder.ts';
import { attemptsOf, type HostState } from '../state.ts';
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
  const lines = [{ priceListId: anyValue, quantity: 1, price: cents(30_00) }];
  const filled = after(after(aHost(), command), {
    type: 'addGiftCard',
    order: { cartId: id, productId: valueCard, language: 'sl', lines },
    intent: { key: idempotencyKey(fresh()), requestDigest: 'card', clientDigest: 'client' },
    newCartId: id,
    newLineIds: [cartItemId(fresh())],
  });
  const ordered = after(after(filled, buyer(id)), payment(id));
  const attempt = attemptsOf(ordered, id)[0] ?? expect.fail();
  return after(ordered, {
    type: 'settle',
    attemptId: attempt.id,
    reported: { state: 'captured', amount: attempt.amount },
  });
};

const papersIn = (state: HostState, language?: 'sl' | 'en') => {
  const order = [...state.orders.values()][0] ?? expect.fail();
  return papersOf(state, order, at, language) ?? expect.fail();
};

it('tells nobody as the seller, and no tax, where no setting does', () => {
  expect(papersIn(bought()).sale).toBeUndefined();
});

it('tells who sold, the tax within the total, and a card worth money as a voucher', () => {
  const state = bought();
  const { sale, order } = papersIn({ ...state, catalog: { ...state.catalog, seller: settings } });
  const vat = sale?.vat ?? expect.fail();
  expect(sale?.seller).toEqual(settings.seller);
  expect(vat).toEqual({ lines: [{ rate: 950, gross: 44_00, vat: 3_82, net: 40_18 }], vouchers: 30_00 });
  expect(order.total).toBe(44_00 + 30_00);
});

it('tells who sold, but no tax, where no rates are set', () => {
  const state = bought();
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
