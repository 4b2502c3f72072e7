import type { Brand } from '../../brand.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import { type FacilityId, type ProductId, seasonId } from '../../ids.ts';
import type { Percent } from '../../money/percent.ts';

/** A facility's day or season as one key. */
export type PeriodId = Brand<string, 'PeriodId'>;

/** What places are counted for: a day or season of a facility, whatever the tickets are called. */
export type Period = { readonly facilityId: FacilityId; readonly period: TicketPeriod };

/** The period without members that only a later release knows. */
export const plainPeriod = (period: TicketPeriod): TicketPeriod =>
  period.type === 'day' ? { type: 'day', date: period.date } : { type: 'season', seasonId: period.seasonId };

/** A day as `YYYY-MM-DD`, a season by its id, which never looks like a day. */
export const periodText = (period: TicketPeriod): string => (period.type === 'day' ? period.date : period.seasonId);

const isDay = (text: string): text is LocalDate => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What `periodText` made a text of. */
export const periodOfText = (text: string): TicketPeriod =>
  isDay(text) ? { type: 'day', date: text } : { type: 'season', seasonId: seasonId(text) };

export const periodId = ({ facilityId, period }: Period): PeriodId => `${facilityId} ${periodText(period)}` as PeriodId;

/** Persons of a day or season by state. `held` and `paying` still count expired holds until places are taken again. */
export type PlaceCounts = { readonly held: number; readonly paying: number; readonly sold: number };

/** Places of a facility on one day or in one season. Units: persons; held + paying + sold never exceed the capacity. */
export type PeriodPlaces = Period & PlaceCounts & { readonly capacity: number };

/** A day or season of a product. */
export type ProductPeriod = { readonly productId: ProductId; readonly period: TicketPeriod };

/** A day or season that a product is sold for, with its discount then; the places are its facility's. */
export type SoldPeriod = ProductPeriod & { readonly facilityDiscount: Percent };

/** When each product is sold, by `periodText`, and at which discount of its own. */
export type SoldPeriods = ReadonlyMap<ProductId, ReadonlyMap<string, Percent>>;

export const soldPeriodsOf = (sold: Iterable<SoldPeriod>): SoldPeriods => {
  const byProduct = new Map<ProductId, Map<string, Percent>>();
  for (const { productId, period, facilityDiscount } of sold) {
    const own = byProduct.get(productId) ?? new Map<string, Percent>();
    byProduct.set(productId, own.set(periodText(period), facilityDiscount));
  }
  return byProduct;
};

/** The same one by one. */
export const eachSoldPeriod = (sold: SoldPeriods): readonly SoldPeriod[] =>
  [...sold].flatMap(([productId, own]) =>
    [...own].map(([text, facilityDiscount]) => ({ productId, period: periodOfText(text), facilityDiscount })),
  );

/** A product's own discount on a day or in a season; none when it is not sold then. */
export const discountOn = (sold: SoldPeriods, { productId, period }: ProductPeriod): Percent | undefined =>
  sold.get(productId)?.get(periodText(period));

/** When the products of a catalog are sold, and how many places their facilities have then. */
export type CatalogPeriods = { readonly sold: readonly SoldPeriod[]; readonly places: readonly PeriodPlaces[] };
