import type { Brand } from '../../brand.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { ProductId } from '../../ids.ts';
import type { Percent } from '../../money/percent.ts';
import { type PeriodPlaces, periodText } from '../places/period-places.ts';

/** A product's day or season as one key. */
export type SoldPeriodId = Brand<string, 'SoldPeriodId'>;

/** A day or season of a product. */
export type ProductPeriod = { readonly productId: ProductId; readonly period: TicketPeriod };

/** A day or season that a product is sold for, with its discount then; the places are its facility's. */
export type SoldPeriod = ProductPeriod & { readonly facilityDiscount: Percent };

export const soldPeriodId = ({ productId, period }: ProductPeriod): SoldPeriodId =>
  `${productId} ${periodText(period)}` as SoldPeriodId;

/** When the products of a catalog are sold, and how many places their facilities have then. */
export type CatalogPeriods = { readonly sold: readonly SoldPeriod[]; readonly places: readonly PeriodPlaces[] };
