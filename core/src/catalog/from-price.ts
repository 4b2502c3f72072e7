import type { LocalDate } from '../dates/local-date.ts';
import { isIdWrittenAs } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import { linePrice } from '../pricing/line-price.ts';
import type { SelectionRules } from '../pricing/selection-total.ts';
import type { PersonCategories } from './person-categories.ts';
import type { PriceList, PriceListKind } from './price-list.ts';

type PriceInput = Pick<PriceList, 'price' | 'priceWithDiscount' | 'kind' | 'enabled'>;

/** Returns the price of one piece, discounts included. */
export const pieceCost = (list: Pick<PriceInput, 'price' | 'priceWithDiscount'>, rules: SelectionRules): Cents =>
  linePrice({ ...rules, ...list, quantity: 1 }).unitPrice;

/** Returns the rank of a price list for the from-price: 0 for an adult's single price or one without a category, 1 for
 *  another single price, 2 for a package. The lowest rank on sale gives the from-price. */
export const priceRank = (kind: PriceListKind, { adult }: PersonCategories): 0 | 1 | 2 => {
  if (kind.type === 'package') return 2;
  return kind.categoryId === undefined || isIdWrittenAs(kind.categoryId, adult) ? 0 : 1;
};

/** Returns the cheapest enabled list of the lowest rank; `undefined` when none is enabled. A day's percent does not
 *  change the choice. */
export const cheapestList = <List extends PriceInput>(
  lists: readonly List[],
  rules: SelectionRules,
  categories: PersonCategories,
): List | undefined => {
  const enabled = lists.filter((list) => list.enabled);
  const rank = Math.min(...enabled.map(({ kind }) => priceRank(kind, categories)));
  const ranked = enabled.filter(({ kind }) => priceRank(kind, categories) === rank);
  return fromPrice(ranked.map((list) => ({ list, price: pieceCost(list, rules) })))?.day.list;
};

/** A from-price. `onlyOn` is the first day with this price; absent when every day has it. */
export type FromPrice = { readonly price: Cents; readonly onlyOn?: LocalDate };

/** Returns the lowest price of days on sale, in order, and the first day with it; `undefined` when no day has a
 *  price. */
export const fromPrice = <Day extends { readonly date?: LocalDate; readonly price: Cents | undefined }>(
  days: readonly Day[],
): (FromPrice & { readonly day: Day }) | undefined => {
  const lowest = days.reduce<{ readonly day: Day; readonly price: Cents } | undefined>(
    (least, day) =>
      day.price !== undefined && (least === undefined || day.price < least.price) ? { day, price: day.price } : least,
    undefined,
  );
  if (lowest?.day.date === undefined || days.every(({ price }) => price === lowest.price)) return lowest;
  return { ...lowest, onlyOn: lowest.day.date };
};
