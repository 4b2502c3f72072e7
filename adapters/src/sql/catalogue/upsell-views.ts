import type { Upsell } from '@shop/core/cart/upsell';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ProductId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { type PeriodKey, periodOf } from '../capacity/period-key.ts';
import { type Catalogue, type CatalogueUpsell, textIn } from './catalogue.ts';

/** What extras look at: the products of a cart and their days. */
export type ParentLine = { readonly product_id: ProductId | null; readonly period: PeriodKey | null };

const isParent = (upsell: CatalogueUpsell, line: ParentLine): boolean =>
  line.product_id !== null && upsell.parents.includes(line.product_id);

/** Days of the tickets that an extra goes with, in order. */
export const daysOfParents = (upsell: CatalogueUpsell, lines: readonly ParentLine[]): readonly LocalDate[] => {
  const days = lines
    .filter((line) => isParent(upsell, line))
    .flatMap((line) => (line.period === null ? [] : [periodOf(line.period)]))
    .flatMap((period) => (period.type === 'day' ? [period.date] : []));
  return [...new Set(days)].sort();
};

/** Whether an extra can be bought with these lines: a parent is among them, and one with a day where it needs a day. */
export const isOffered = (upsell: CatalogueUpsell, lines: readonly ParentLine[]): boolean =>
  upsell.bound_to_day === 1 ? daysOfParents(upsell, lines).length > 0 : lines.some((line) => isParent(upsell, line));

/** Extras that suit these lines. */
export const upsellsFor = (catalogue: Catalogue, lines: readonly ParentLine[], language: Language): readonly Upsell[] =>
  [...catalogue.upsells.values()]
    .filter((upsell) => isOffered(upsell, lines))
    .map((upsell) => ({
      id: upsell.id,
      name: textIn(upsell.texts, language)?.name ?? '',
      description: textIn(upsell.texts, language)?.description ?? '',
      image: upsell.image,
      price: upsell.price,
      ...(upsell.price_with_discount === null ? {} : { priceWithDiscount: upsell.price_with_discount }),
      dates: upsell.bound_to_day === 1 ? daysOfParents(upsell, lines) : [],
      parentProductIds: upsell.parents,
    }));
