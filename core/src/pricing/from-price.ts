import type { PriceList } from '../catalog/price-list.ts';
import type { Cents } from '../money/cents.ts';
import type { Percent } from '../money/percent.ts';
import { linePrice } from './line-price.ts';
import type { SelectionRules } from './selection-total.ts';

type Priced = Pick<PriceList, 'price' | 'priceWithDiscount' | 'kind' | 'enabled'>;

const pieceCost = ({ price, priceWithDiscount }: Priced, rules: SelectionRules): Cents =>
  linePrice({ ...rules, price, quantity: 1, ...(priceWithDiscount === undefined ? {} : { priceWithDiscount }) })
    .unitPrice;

/** The list whose single piece costs least, discounts included; none when none can be bought. Cards and calendar ask the same.
 *  Packages count only where there is nothing else, as their price is for several persons (D-FROM-PRICE). */
export const cheapestList = <List extends Priced>(lists: readonly List[], rules: SelectionRules): List | undefined => {
  const enabled = lists.filter((list) => list.enabled);
  const singles = enabled.filter((list) => list.kind.type === 'default');
  const costs = (singles.length > 0 ? singles : enabled).map((list) => ({ list, cost: pieceCost(list, rules) }));
  return costs.reduce<(typeof costs)[number] | undefined>(
    (least, next) => (least === undefined || next.cost < least.cost ? next : least),
    undefined,
  )?.list;
};

/** What the cheapest single ticket of a day costs, discounts included; nothing when there is none. */
export const fromPrice = (
  groups: readonly { readonly enabled: boolean; readonly priceLists: readonly Priced[] }[],
  facilityDiscount: Percent,
): Cents | undefined => {
  const lists = groups.filter((group) => group.enabled).flatMap((group) => group.priceLists);
  const list = cheapestList(lists, { facilityDiscount });
  return list === undefined || list.kind.type === 'package' ? undefined : pieceCost(list, { facilityDiscount });
};
