import type { LocalDate } from '../dates/local-date.ts';
import { isIdWrittenAs } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import { linePrice } from '../pricing/line-price.ts';
import type { SelectionRules } from '../pricing/selection-total.ts';
import type { PersonCategories } from './person-categories.ts';
import type { PriceList, PriceListKind } from './price-list.ts';

type Priced = Pick<PriceList, 'price' | 'priceWithDiscount' | 'kind' | 'enabled'>;

/** What one piece costs, discounts included. */
export const pieceCost = (list: Pick<Priced, 'price' | 'priceWithDiscount'>, rules: SelectionRules): Cents =>
  linePrice({ ...rules, ...list, quantity: 1 }).unitPrice;

/** 0: an adult's single price or one without a category, 1: another single price, 2: a package. The lowest rank on sale
 *  gives the from-price. */
export const priceRank = (kind: PriceListKind, { adult }: PersonCategories): 0 | 1 | 2 => {
  if (kind.type === 'package') return 2;
  return kind.categoryId === undefined || isIdWrittenAs(kind.categoryId, adult) ? 0 : 1;
};

/** The cheapest enabled list of the lowest rank; none if none is on sale. A day's percentage does not change it. */
export const cheapestList = <List extends Priced>(
  lists: readonly List[],
  rules: SelectionRules,
  categories: PersonCategories,
): List | undefined => {
  const enabled = lists.filter((list) => list.enabled);
  const rank = Math.min(...enabled.map(({ kind }) => priceRank(kind, categories)));
  const ranked = enabled.filter(({ kind }) => priceRank(kind, categories) === rank);
  return fromPrice(ranked.map((list) => ({ list, price: pieceCost(list, rules) })))?.day.list;
};

/** `onlyOn` is the first day that has the price, where another day has a higher one or none. */
export type FromPrice = { readonly price: Cents; readonly onlyOn?: LocalDate };

/** The lowest price of these days, which are on sale and in order, with the first day that has it; none without
 *  prices. */
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
