import { expect, it } from 'vitest';
import { localDate } from '../../dates/local-date.ts';
import { seasonId } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { linePrice } from '../../pricing/line-price.ts';
import { aGiftCardLine, aTicketLine } from '../../testing/builders.ts';
import { today } from '../../testing/seller-builders.ts';
import {
  adult,
  anyValue,
  aSellerCatalog,
  card,
  pool,
  valueCard,
  voucher,
} from '../../testing/seller-catalog-builder.ts';
import { isTicket, type SellerCatalog } from '../catalog/seller-catalog.ts';
import { soldAs } from './new-tickets.ts';

const summer = { id: seasonId('summer'), firstDay: localDate('2027-06-01'), lastDay: localDate('2027-08-31') };

/** A catalog with a season ticket of these numbers. */
const withSeason = (numbers: { readonly visits?: number; readonly personsADay?: number }): SellerCatalog => {
  const catalog = aSellerCatalog();
  const product = catalog.products.get(pool) ?? expect.fail();
  if (!isTicket(product)) expect.fail();
  const priceGroups = product.priceGroups.map((group) => ({
    ...group,
    priceLists: group.priceLists.map((list) => ({ ...list, ...numbers })),
  }));
  const seasons = [{ ...summer, texts: new Map() }];
  return { ...catalog, products: new Map([[pool, { ...product, type: 'multiDayTicket', seasons, priceGroups }]]) };
};

const ofSeason = aTicketLine({
  productId: pool,
  priceListId: adult,
  period: { type: 'season', id: summer.id, name: 'Poletje' },
});

const days = { firstDay: summer.firstDay, lastDay: summer.lastDay };
const unused = { visitsMade: 0, newestVisits: [] };

it.each([
  [
    { visits: 10, personsADay: 4 },
    { visits: 10, personsADay: 4 },
  ],
  [{ visits: 10 }, { visits: 10, personsADay: 1 }],
  [{}, { visits: undefined, personsADay: 1 }],
])('a season ticket with %j in the catalog is sold with its days and %j', (numbers, sold) => {
  expect(soldAs(withSeason(numbers), ofSeason, today)).toEqual({ kind: 'entry', ...days, ...sold, ...unused });
});

it('a day ticket is sold for one visit on its day', () => {
  const date = localDate('2027-01-20');
  const line = aTicketLine({ period: { type: 'day', date } });
  const once = { firstDay: date, lastDay: date, visits: 1, personsADay: 1 };
  expect(soldAs(aSellerCatalog(), line, today)).toEqual({ kind: 'entry', ...once, ...unused });
});

it('a fixed gift card is sold for one visit and a value card for its value, both valid for a year', () => {
  const fixed = aGiftCardLine({ productId: card, priceListId: voucher });
  const price = linePrice({ price: cents(30_00), quantity: 2 });
  const value = aGiftCardLine({ productId: valueCard, priceListId: anyValue, price });
  const lastDay = localDate('2028-01-15');
  const once = { kind: 'entry', lastDay, visits: 1, personsADay: 1 };
  expect(soldAs(aSellerCatalog(), fixed, today)).toEqual({ ...once, ...unused });
  expect(soldAs(aSellerCatalog(), value, today)).toEqual({ kind: 'valueCard', value: 30_00, lastDay, redemptions: [] });
});
