import { cheapestList, pieceCost } from '../../catalog/from-price.ts';
import type { PersonCategories } from '../../catalog/person-categories.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { LocalTime } from '../../dates/local-time.ts';
import type { Cents } from '../../money/cents.ts';
import type { PriceConditions } from '../../pricing/price-conditions.ts';
import type { SelectionRules } from '../../pricing/selection-total.ts';
import { hasSaleEnded, isOnSale } from '../catalog/periods-on-sale.ts';
import { dayKindOf, isSoldOnKind, type SaleDays } from '../catalog/sale-days.ts';
import {
  isTicket,
  type SoldPriceGroup,
  type SoldPriceList,
  type SoldProduct,
  type SoldTicket,
} from '../catalog/seller-catalog.ts';
import type { DecisionTime } from '../decision.ts';
import { periodOfText, periodText } from '../places/period-places.ts';
import { type PlacesOnSale, placesOnSale, type Stock } from '../places/places-on-sale.ts';

/** Returns the selection rules of a product. For the price of a single piece a quantity discount does not apply. */
export const rulesOf = ({ quantityDiscountMinItems: minItems = 0 }: SoldProduct): SelectionRules => ({
  quantityDiscountMinItems: minItems,
});

/** Returns the price list that gives a product's from-price, independent of the day. Disabled price groups do not
 *  count. */
export const cheapestOf = (product: SoldProduct, categories: PersonCategories): SoldPriceList | undefined => {
  const lists = isTicket(product)
    ? product.priceGroups.filter(({ enabled }) => enabled).flatMap(({ priceLists }) => priceLists)
    : product.priceLists;
  return cheapestList(lists, rulesOf(product), categories);
};

/** The price list that gives the from-price, and its price with all discounts. */
export type CheapestList = { readonly cheapest: SoldPriceList; readonly price: Cents };

/** The from-price on a day or in a season. `endedAt` is the hour at which the sale of the last price group ended today,
 *  if it has ended. */
type CheapestThen = CheapestList & { readonly endedAt: LocalTime | undefined };

/** Returns a function for the from-price on a day or in a season; its result is `undefined` when nothing is sold then.
 *  Results are cached for days of the same kind. */
const cheapestOn = (
  ticket: SoldTicket,
  categories: PersonCategories,
  at: DecisionTime,
): ((period: TicketPeriod, conditions: PriceConditions) => CheapestThen | undefined) => {
  const cache = new Map<string, CheapestThen | undefined>();
  const rules = rulesOf(ticket);
  return (period, conditions) => {
    const kind = period.type === 'day' ? dayKindOf(period.date) : undefined;
    const isToday = period.type === 'day' && period.date === at.today;
    const key = JSON.stringify([kind, isToday, conditions]);
    if (cache.has(key)) return cache.get(key);
    const counts = (days: SaleDays = {}) => kind === undefined || isSoldOnKind(days, kind);
    const groups = ticket.priceGroups.filter((group) => group.enabled && counts(group));
    const cheapestIn = (some: readonly SoldPriceGroup[]) => {
      const lists = some.flatMap(({ priceLists }) => priceLists.filter(({ days }) => counts(days)));
      return cheapestList(lists, rules, categories);
    };
    const { open = [], ended = [] } = Object.groupBy(groups, (group) =>
      hasSaleEnded(group, period, at) ? 'ended' : 'open',
    );
    const onSale = cheapestIn(open);
    const cheapest = onSale ?? cheapestIn(ended);
    const endedAt = onSale === undefined ? lastHour(ended) : undefined;
    const result = cheapest && { cheapest, price: pieceCost(cheapest, { ...rules, ...conditions }), endedAt };
    cache.set(key, result);
    return result;
  };
};

const lastHour = (groups: readonly SoldPriceGroup[]): LocalTime | undefined =>
  groups
    .flatMap(({ until }) => until ?? [])
    .sort()
    .at(-1);

/** A day or season for which a ticket is on sale, with its from-price then. Units of `left`: persons; 0 when the sale
 *  for today has ended. */
export type SoldNow = PlacesOnSale & CheapestThen & { readonly left: number };

/** Returns the days or seasons for which a ticket is on sale today and whose places are loaded, sorted by day. */
export const soldNow = (state: Stock, ticket: SoldTicket, at: DecisionTime): readonly SoldNow[] => {
  const isNow = isOnSale(ticket, at.today);
  const cheapestThen = cheapestOn(ticket, state.catalog.personCategories, at);
  return [...(state.catalog.soldPeriods.get(ticket.id)?.keys() ?? [])]
    .flatMap((text) => {
      const period = periodOfText(text);
      if (!isNow(period)) return [];
      const places = placesOnSale(state, ticket, period, at.today);
      const cheapest = places && cheapestThen(period, places.conditions);
      if (cheapest === undefined || places === undefined) return [];
      const left = cheapest.endedAt === undefined ? Math.max(places.left, 0) : 0;
      return [{ ...places, ...cheapest, left }];
    })
    .sort((a, b) => (periodText(a.period) < periodText(b.period) ? -1 : 1));
};
