import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { ProductId } from '../../ids.ts';
import type { Percent } from '../../money/percent.ts';
import { type PeriodPlaces, periodOfText, periodText } from '../places/period-places.ts';

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
