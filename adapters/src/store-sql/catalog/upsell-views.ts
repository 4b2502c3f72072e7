import type { Upsell } from '@shop/core/cart/upsell';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ProductId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { type PeriodKey, periodOf } from '../capacity/period-key.ts';
import { type Catalog, type CatalogUpsell, textIn } from './catalog.ts';

/** What upsells look at: the products of a cart and their days. */
export type ParentLine = { readonly product_id: ProductId | null; readonly period: PeriodKey | null };

const isParent = (upsell: CatalogUpsell, line: ParentLine): boolean =>
  line.product_id !== null && upsell.parents.includes(line.product_id);

/** Days of the tickets that an upsell goes with, in order. */
export const daysOfParents = (upsell: CatalogUpsell, lines: readonly ParentLine[]): readonly LocalDate[] => {
  const days = lines
    .filter((line) => isParent(upsell, line))
    .flatMap((line) => (line.period === null ? [] : [periodOf(line.period)]))
    .flatMap((period) => (period.type === 'day' ? [period.date] : []));
  return [...new Set(days)].sort();
};

/** Whether an upsell can be bought with these lines: a parent is among them, and one with a day where it needs a day. */
export const isOffered = (upsell: CatalogUpsell, lines: readonly ParentLine[]): boolean =>
  upsell.bound_to_day === 1 ? daysOfParents(upsell, lines).length > 0 : lines.some((line) => isParent(upsell, line));

/** Upsells that suit these lines. */
export const upsellsFor = (catalog: Catalog, lines: readonly ParentLine[], language: Language): readonly Upsell[] =>
  [...catalog.upsells.values()]
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
