import { expect, test } from 'vitest';
import { plusDays, type Weekday, weekdayOf } from '../../dates/local-date.ts';
import { facilityId } from '../../ids.ts';
import { percent } from '../../money/percent.ts';
import { aHost, at, today } from '../../testing/host-builders.ts';
import { pool } from '../../testing/host-catalog-builder.ts';
import { isTicket } from '../catalog/host-catalog.ts';
import { type HostState, sellingState } from '../state.ts';
import { productListView } from './product-list-view.ts';
import { productView } from './product-view.ts';

/** A week with places, of a ticket that is sold on these weekdays only. Today is a Friday. */
const soldOn = (weekdays: readonly Weekday[], capacity = 50): HostState => {
  const host = aHost();
  const ticket = host.catalog.products.get(pool);
  if (ticket === undefined || !isTicket(ticket)) throw new Error('the pool is sold by tickets');
  const sold = { ...ticket, priceGroups: ticket.priceGroups.map((group) => ({ ...group, weekdays })) };
  const week = Array.from({ length: 7 }, (_, away) => ({ type: 'day', date: plusDays(today, away) }) as const);
  return sellingState(
    { ...host.catalog, products: new Map([[pool, sold]]) },
    {
      sold: week.map((period) => ({ productId: pool, period, facilityDiscount: percent(10) })),
      places: week.map((period) => ({ facilityId: facilityId(pool), period, capacity, held: 0, paying: 0, sold: 0 })),
    },
  );
};

const shown = (state: HostState) => {
  const product = state.catalog.products.get(pool);
  if (product === undefined) throw new Error('the pool is sold');
  const page = productView(state, product, 'sl', at)._unsafeUnwrap();
  return 'availability' in page ? page : undefined;
};

const card = (state: HostState) =>
  productListView(state, { language: 'sl', group: 'poolTickets', skip: 0, take: 15 }, at).items[0];

test('a weekday on which nothing is sold is not listed, and has no discount', () => {
  const page = shown(soldOn([6, 7]));
  expect(page?.availability.map(({ date }) => weekdayOf(date))).toEqual([6, 7]);
  expect(page?.facilityDiscounts).toHaveLength(2);
});

test('a day without places is listed with none', () => {
  const page = shown(soldOn([1, 2, 3, 4, 5, 6, 7], 0));
  expect(page?.availability.map(({ ticketsAvailable }) => ticketsAvailable)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('a card names the first day that is open and free; without any it is sold out, or closed', () => {
  expect(card(soldOn([5]))).toMatchObject({ available: true, nextFreeDay: today });
  expect(card(soldOn([6]))).toMatchObject({ available: true, nextFreeDay: plusDays(today, 1) });
  expect(card(soldOn([6], 0))).toMatchObject({ available: false, unavailableFor: 'soldOut' });
  expect(card(soldOn([]))).toMatchObject({ available: false, unavailableFor: 'notOnSale' });
});
