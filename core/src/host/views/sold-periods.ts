import { cheapestList, pieceCost } from '../../catalog/from-price.ts';
import type { PersonCategories } from '../../catalog/person-categories.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { Cents } from '../../money/cents.ts';
import type { Percent } from '../../money/percent.ts';
import type { SelectionRules } from '../../pricing/selection-total.ts';
import { isTicket, type SoldPriceList, type SoldProduct, type SoldTicket } from '../catalog/host-catalog.ts';
import { isOnSale } from '../catalog/periods-on-sale.ts';
import { dayKindOf, isSoldOnKind, type SaleDays } from '../catalog/sale-days.ts';
import { periodOfText, periodText } from '../places/period-places.ts';
import { type PlacesOnSale, placesOnSale } from '../places/places-on-sale.ts';
import type { HostState } from '../state.ts';

/** A discount that needs several pieces is none for the price of one. */
export const rulesOf = ({ quantityDiscountMinItems: minItems = 0 }: SoldProduct): SelectionRules => ({
  quantityDiscountMinItems: minItems,
});

/** The list with the lowest price that a product has on any day; disabled price groups do not count. */
export const cheapestOf = (product: SoldProduct, categories: PersonCategories): SoldPriceList | undefined => {
  const lists = isTicket(product)
    ? product.priceGroups.filter(({ enabled }) => enabled).flatMap(({ priceLists }) => priceLists)
    : product.priceLists;
  return cheapestList(lists, rulesOf(product), categories);
};

/** A list whose price is the lowest, and that price with all discounts. */
export type CheapestList = { readonly cheapest: SoldPriceList; readonly price: Cents };

/** Gives the lowest price on a day or in a season; none where nothing is sold. Equal days share the
 *  work. */
const cheapestOn = (
  ticket: SoldTicket,
  categories: PersonCategories,
): ((period: TicketPeriod, facilityDiscount: Percent) => CheapestList | undefined) => {
  const known = new Map<string, CheapestList | undefined>();
  const rules = rulesOf(ticket);
  return (period, facilityDiscount) => {
    const kind = period.type === 'day' ? dayKindOf(period.date) : undefined;
    const key = `${kind?.weekday} ${kind?.isHoliday} ${facilityDiscount}`;
    if (known.has(key)) return known.get(key);
    const counts = (days: SaleDays = {}) => kind === undefined || isSoldOnKind(days, kind);
    const groups = ticket.priceGroups.filter((group) => group.enabled && counts(group));
    const lists = groups.flatMap(({ priceLists }) => priceLists.filter(({ days }) => counts(days)));
    const cheapest = cheapestList(lists, rules, categories);
    const found = cheapest && { cheapest, price: pieceCost(cheapest, { ...rules, facilityDiscount }) };
    known.set(key, found);
    return found;
  };
};

/** A day or season that a ticket is sold for, with its lowest price then. */
export type SoldNow = PlacesOnSale & CheapestList;

/** Days or seasons that a ticket is sold for today and whose places are loaded, days in order. */
export const soldNow = (state: HostState, ticket: SoldTicket, today: LocalDate): readonly SoldNow[] => {
  const isNow = isOnSale(ticket, today);
  const cheapestThen = cheapestOn(ticket, state.catalog.personCategories);
  return [...(state.catalog.soldPeriods.get(ticket.id) ?? [])]
    .flatMap(([text, facilityDiscount]) => {
      const period = periodOfText(text);
      if (!isNow(period)) return [];
      const cheapest = cheapestThen(period, facilityDiscount);
      const places = cheapest && placesOnSale(state, ticket, period);
      return cheapest === undefined || places === undefined ? [] : [{ ...places, ...cheapest }];
    })
    .sort((a, b) => (periodText(a.period) < periodText(b.period) ? -1 : 1));
};
