import type { Brand } from '../../brand.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import { type FacilityId, type ProductId, seasonId } from '../../ids.ts';
import type { Percent } from '../../money/percent.ts';

/** The key of a facility's day or season. */
export type PeriodId = Brand<string, 'PeriodId'>;

/** A day or season of a facility, for which places are counted, independent of products. */
export type Period = { readonly facilityId: FacilityId; readonly period: TicketPeriod };

/** Returns the period without members that are unknown to this release. */
export const plainPeriod = (period: TicketPeriod): TicketPeriod =>
  period.type === 'day' ? { type: 'day', date: period.date } : { type: 'season', seasonId: period.seasonId };

/** Returns the text of a period: a day as `YYYY-MM-DD`, a season as its id, which never looks like a day. */
export const periodText = (period: TicketPeriod): string => (period.type === 'day' ? period.date : period.seasonId);

const isDay = (text: string): text is LocalDate => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Returns the period of a text made by `periodText`. */
export const periodOfText = (text: string): TicketPeriod =>
  isDay(text) ? { type: 'day', date: text } : { type: 'season', seasonId: seasonId(text) };

/** Returns the key of a facility's day or season. */
export const periodId = ({ facilityId, period }: Period): PeriodId => `${facilityId} ${periodText(period)}` as PeriodId;

/** Number of persons of a day or season by state. `held` and `paying` include ended holds until these are swept. */
export type PlaceCounts = { readonly held: number; readonly paying: number; readonly sold: number };

/** The places of a facility on one day or in one season. Units: persons; held + paying + sold never exceed the
 *  capacity. */
export type PeriodPlaces = Period & PlaceCounts & { readonly capacity: number };

/** A day or season of a product. */
export type ProductPeriod = { readonly productId: ProductId; readonly period: TicketPeriod };

/** A day or season for which a product is sold, with its discount then. The places are those of its facility. */
export type SoldPeriod = ProductPeriod & { readonly facilityDiscount: Percent };

/** For each product, the periods for which it is sold (keys of `periodText`) with its own discount then. */
export type SoldPeriods = ReadonlyMap<ProductId, ReadonlyMap<string, Percent>>;

/** Returns a list of sold periods by product and period. */
export const soldPeriodsOf = (sold: Iterable<SoldPeriod>): SoldPeriods => {
  const byProduct = new Map<ProductId, Map<string, Percent>>();
  for (const { productId, period, facilityDiscount } of sold) {
    const own = byProduct.get(productId) ?? new Map<string, Percent>();
    byProduct.set(productId, own.set(periodText(period), facilityDiscount));
  }
  return byProduct;
};

/** Returns the sold periods as a list. */
export const soldPeriodList = (sold: SoldPeriods): readonly SoldPeriod[] =>
  [...sold].flatMap(([productId, own]) =>
    [...own].map(([text, facilityDiscount]) => ({ productId, period: periodOfText(text), facilityDiscount })),
  );

/** Returns a product's own discount on a day or in a season; `undefined` when it is not sold then. */
export const discountOn = (sold: SoldPeriods, { productId, period }: ProductPeriod): Percent | undefined =>
  sold.get(productId)?.get(periodText(period));

/** When the products of a catalog are sold, and the places of their facilities then. */
export type CatalogPeriods = { readonly sold: readonly SoldPeriod[]; readonly places: readonly PeriodPlaces[] };
