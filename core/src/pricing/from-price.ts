import type { PriceList } from '../catalog/price-list.ts';
import type { Cents } from '../money/cents.ts';
import type { Percent } from '../money/percent.ts';
import type { PersonCategories } from '../packages/person-categories.ts';
import { linePrice } from './line-price.ts';
import type { SelectionRules } from './selection-total.ts';

type Priced = Pick<PriceList, 'price' | 'priceWithDiscount' | 'kind' | 'enabled'>;

const pieceCost = ({ price, priceWithDiscount }: Priced, rules: SelectionRules): Cents =>
  linePrice({ ...rules, price, quantity: 1, ...(priceWithDiscount === undefined ? {} : { priceWithDiscount }) })
    .unitPrice;

const cheapest = <List extends Priced>(lists: readonly List[], rules: SelectionRules): List | undefined => {
  const costs = lists.map((list) => ({ list, cost: pieceCost(list, rules) }));
  return costs.reduce<(typeof costs)[number] | undefined>(
    (least, next) => (least === undefined || next.cost < least.cost ? next : least),
    undefined,
  )?.list;
};

/** An adult's single price, or one that is nobody's in particular. */
const isForAdults = ({ kind }: Priced, { adult }: PersonCategories): boolean =>
  kind.type === 'default' && (kind.categoryId === undefined || kind.categoryId === adult);

/** The list that a card's from-price is taken from; none when none can be bought. It is the cheapest of an adult, discounts included;
 *  other singles count where no adult's is sold, and packages where there is nothing else (D-FROM-PRICE). */
export const cheapestList = <List extends Priced>(
  lists: readonly List[],
  rules: SelectionRules,
  categories: PersonCategories,
): List | undefined => {
  const enabled = lists.filter((list) => list.enabled);
  const adults = enabled.filter((list) => isForAdults(list, categories));
  const singles = enabled.filter((list) => list.kind.type === 'default');
  return cheapest([adults, singles, enabled].find((some) => some.length > 0) ?? [], rules);
};

/** What the cheapest single ticket of an adult costs on a day, discounts included; nothing when there is none (D-FROM-PRICE). */
export const adultPrice = (
  groups: readonly { readonly enabled: boolean; readonly priceLists: readonly Priced[] }[],
  facilityDiscount: Percent,
  categories: PersonCategories,
): Cents | undefined => {
  const lists = groups.filter((group) => group.enabled).flatMap((group) => group.priceLists);
  const sold = lists.filter((list) => list.enabled && isForAdults(list, categories));
  const list = cheapest(sold, { facilityDiscount });
  return list === undefined ? undefined : pieceCost(list, { facilityDiscount });
};
