import { dayState, isSelectable } from '../../availability/day-state.ts';
import type { ProductListItem } from '../../catalog/product-list.ts';
import { isBoundToDay } from '../../catalog/product-type.ts';
import type { ProductId } from '../../ids.ts';
import { isTicket, type SoldProduct } from '../catalog/host-catalog.ts';
import { seasonsOnSale, sellsDaily, windowOf } from '../catalog/periods-on-sale.ts';
import type { SoldPeriod } from '../catalog/sold-period.ts';
import type { DecisionTime } from '../decision-time.ts';
import { placesOnSale } from '../places/places-on-sale.ts';
import { placesLeft } from '../places/take-places.ts';
import type { PeriodRange } from '../scope.ts';
import type { HostState } from '../state.ts';
import { soldDays } from './calendar-view.ts';

/** Days and seasons that tell whether any of these products can be bought: the first free one is enough of what is sold daily. */
export const periodsOfList = (products: readonly SoldProduct[], { today }: DecisionTime): readonly PeriodRange[] =>
  products.filter(isTicket).flatMap((ticket): readonly PeriodRange[] =>
    isBoundToDay(ticket.type)
      ? [{ productId: ticket.id, ...windowOf(ticket, today), onlyFirstFree: sellsDaily(ticket) }]
      : seasonsOnSale(ticket, today).map(({ id }) => ({
          productId: ticket.id,
          period: { type: 'season', seasonId: id },
        })),
  );

export type SoldByProduct = ReadonlyMap<ProductId, readonly SoldPeriod[]>;

type Sale = Pick<ProductListItem, 'available' | 'nextFreeDay' | 'unavailableFor'>;

/** What is sold now and has no places is sold out; what is not sold at all is not. */
export const unavailable = (isSold: boolean): Sale => ({
  available: false,
  unavailableFor: isSold ? 'soldOut' : 'notOnSale',
});

/** Whether anything of a product can be bought now, and the first day of it where it is bound to one. */
export const saleOf = (
  state: HostState,
  product: SoldProduct,
  sold: SoldByProduct,
  { today, now }: DecisionTime,
): Sale => {
  if (!isTicket(product)) return { available: true };
  if (!isBoundToDay(product.type)) {
    const places = seasonsOnSale(product, today).map(({ id }) =>
      placesOnSale(state, product, { type: 'season', seasonId: id }),
    );
    if (places.some((season) => season !== undefined && placesLeft(state, season, now) > 0)) return { available: true };
    return unavailable(places.some((season) => season !== undefined));
  }
  const window = windowOf(product, today);
  const days = soldDays(state, product, window, sold.get(product.id) ?? []);
  const free = days.find((day) => isSelectable({ state: dayState(day.date, window, placesLeft(state, day, now)) }));
  return free === undefined ? unavailable(days.length > 0) : { available: true, nextFreeDay: free.date };
};
