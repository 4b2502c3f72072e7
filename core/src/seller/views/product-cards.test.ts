import { expect, test } from 'vitest';
import { fewTickets } from '../../availability/day-state.ts';
import { plusDays, type Weekday, weekdayOf } from '../../dates/local-date.ts';
import { categoryId, facilityId, priceGroupId, priceListId } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { percent } from '../../money/percent.ts';
import { aSeller, at, today } from '../../testing/seller-builders.ts';
import { pool } from '../../testing/seller-catalog-builder.ts';
import { stockOf } from '../../testing/whole-state.ts';
import { isTicket } from '../catalog/seller-catalog.ts';
import { type SellerState, sellingState } from '../state.ts';
import { productListView } from './product-list-view.ts';
import { productView } from './product-view.ts';

type Day = { readonly away: number; readonly capacity: number; readonly percent: number };
type List = {
  readonly price: number;
  readonly of: 'adult' | 'child';
  readonly enabled: boolean;
  readonly days: readonly Weekday[];
};

const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const windowDays = 9;

/** A pool with these prices on these days, and a sale window of nine days. */
const selling = (lists: readonly List[], days: readonly Day[], weekdays = everyDay): SellerState => {
  const host = aSeller();
  const ticket = host.catalog.products.get(pool);
  if (ticket === undefined || !isTicket(ticket)) throw new Error('the pool is sold by tickets');
  const priceLists = lists.map(({ price, of, enabled, days: sold }, number) => ({
    priceListId: priceListId(`list-${number}`),
    price: cents(price),
    kind: { type: 'default' as const, categoryId: categoryId(of) },
    enabled,
    days: { weekdays: sold },
    texts: new Map(),
  }));
  const group = { priceGroupId: priceGroupId('day'), enabled: true, weekdays, priceLists, texts: new Map() };
  const pools = new Map([[pool, { ...ticket, windowDays, priceGroups: [group] }]]);
  const each = days.map((day) => ({ ...day, period: { type: 'day', date: plusDays(today, day.away) } as const }));
  return sellingState(
    { ...host.catalog, products: pools },
    {
      sold: each.map((day) => ({ productId: pool, period: day.period, facilityDiscount: percent(day.percent) })),
      places: each.map(({ period, capacity }) => ({
        ...{ facilityId: facilityId(pool), period, capacity },
        ...{ held: 0, paying: 0, sold: 0 },
      })),
    },
  );
};

const card = (state: SellerState) =>
  productListView(stockOf(state, at), { language: 'sl', group: 'poolTickets', skip: 0, take: 15 }, at).items[0];

const adults: List = { price: 20_00, of: 'adult', enabled: true, days: everyDay };
const open = (away: number, reduced = 0, capacity = 5): Day => ({ away, capacity, percent: reduced });

test.each<[string, readonly List[], readonly Day[], object]>([
  ['the discount is on some days', [adults], [open(0), open(3, 20), open(5, 20)], { price: 16_00, priceDay: 3 }],
  ['the last day of the window is the cheapest', [adults], [open(0), open(9, 10)], { price: 18_00, priceDay: 9 }],
  ['a day outside the window costs less', [adults], [open(-1, 50), open(0), open(10, 50)], { price: 20_00 }],
  ['a sold-out day costs less', [adults], [open(0), open(1, 50, 0)], { price: 20_00 }],
  // Today is a Friday.
  ['a closed day has a discount', [{ ...adults, days: [5] }], [open(0), open(1, 50)], { price: 20_00 }],
  [
    'a list of Saturdays costs less',
    [
      { ...adults, days: [5] },
      { ...adults, price: 15_00, days: [6] },
    ],
    [open(0), open(1)],
    { price: 15_00, priceDay: 1 },
  ],
])(
  'a product card has the right from-price when %s',
  (_, lists, days, { price, priceDay }: { price?: number; priceDay?: number }) => {
    const shown = card(selling(lists, days));
    const onlyOn = priceDay === undefined ? undefined : plusDays(today, priceDay);
    expect([shown?.price, shown?.priceDay]).toEqual([price, onlyOn]);
  },
);

/** A week with places, for a ticket that is sold on these weekdays only. Today is a Friday. */
const soldOn = (weekdays: readonly Weekday[], capacity = 50): SellerState =>
  selling(
    [adults],
    Array.from({ length: 7 }, (_, away) => open(away, 10, capacity)),
    weekdays,
  );

test('a weekday without sale is not listed, and a day without places is listed with 0 places', () => {
  const state = soldOn([6, 7], 0);
  const page = productView(
    stockOf(state, at),
    state.catalog.products.get(pool) ?? expect.fail(),
    'sl',
    at,
  )._unsafeUnwrap();
  const { availability, facilityDiscounts } = 'availability' in page ? page : expect.fail();
  expect(availability.map(({ date, ticketsAvailable }) => [weekdayOf(date), ticketsAvailable])).toEqual([
    ...[
      [6, 0],
      [7, 0],
    ],
  ]);
  expect(facilityDiscounts).toHaveLength(2);
});

test('a product card is closed today only when its place is closed, and not for today when only the ticket is not sold', () => {
  expect(card(soldOn([6]))).toMatchObject({ available: true, nextFreeDay: plusDays(today, 1), today: 'notToday' });
  expect(card(selling([adults], [open(1)]))).toMatchObject({ nextFreeDay: plusDays(today, 1), today: 'closed' });
});

test('a product card has the state of today and the next free day, and is sold out or not on sale without one', () => {
  for (const [places, state] of [
    [fewTickets, 'few'],
    [fewTickets + 1, 'free'],
  ] as const)
    expect(card(soldOn([5], places))).toMatchObject({ available: true, nextFreeDay: today, today: state });
  const full = selling([adults], [open(0, 10, 0), open(1, 10, 50)]);
  expect(card(full)).toMatchObject({ nextFreeDay: plusDays(today, 1), today: 'soldOut' });
  expect(card(soldOn([6], 0))).toMatchObject({ available: false, unavailableFor: 'soldOut' });
  expect(card(soldOn([]))).toMatchObject({ available: false, unavailableFor: 'notOnSale' });
});
