import { sellingSample } from '@shop/adapters/sample/catalog/offered-sample';
import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import { facilityId, priceGroupId, priceListId, productId } from '@shop/core/ids';
import { percent } from '@shop/core/money/percent';
import {
  isTicket,
  priceListsOf,
  type SellerCatalog,
  type SoldProduct,
  type SoldTicket,
} from '@shop/core/seller/catalog/seller-catalog';
import type { CatalogPeriods } from '@shop/core/seller/places/period-places';

const products = 400;
const facilities = 40;
/** So many days are sold ahead, and so many are past that orders are of. */
export const days = 365;

const numbered = (ticket: SoldTicket, number: number): SoldTicket => ({
  ...ticket,
  id: productId(`ticket-${number}`),
  facilityId: facilityId(`facility-${number % facilities}`),
  windowDays: days,
  priceGroups: ticket.priceGroups.map((group) => ({
    ...group,
    priceGroupId: priceGroupId(`${group.priceGroupId}-${number}`),
    priceLists: group.priceLists.map((list) => ({
      ...list,
      priceListId: priceListId(`${list.priceListId}-${number}`),
    })),
  })),
  texts: new Map([...ticket.texts].map(([language, text]) => [language, { ...text, url: `ticket-${number}` }])),
});

export type ScaleCatalog = {
  readonly catalog: SellerCatalog;
  readonly periods: CatalogPeriods;
  readonly tickets: readonly SoldTicket[];
};

/** 400 tickets of 40 facilities, sold for a year, without extras and codes, which belong to the sample's tickets. */
export const scaleCatalog = (today: LocalDate): ScaleCatalog => {
  const sample = sellingSample(today).catalog;
  const model = [...sample.products.values()].find((product) => isTicket(product) && product.type === 'dailyTicket');
  if (model === undefined || !isTicket(model)) throw new Error('the sample sells no day ticket');
  const tickets = Array.from({ length: products }, (_, number) => numbered(model, number));
  const dates = Array.from({ length: 2 * days }, (_, index) => plusDays(today, index - days));
  const periodsOn = (date: LocalDate) => ({ type: 'day', date }) as const;
  return {
    catalog: {
      ...sample,
      products: new Map<SoldProduct['id'], SoldProduct>(tickets.map((ticket) => [ticket.id, ticket])),
      upsells: new Map(),
      promos: new Map(),
    },
    periods: {
      sold: tickets.flatMap(({ id }) =>
        dates.map((date) => ({ productId: id, period: periodsOn(date), facilityDiscount: percent(0) })),
      ),
      places: Array.from({ length: facilities }, (_, number) =>
        dates.map((date) => ({
          facilityId: facilityId(`facility-${number}`),
          period: periodsOn(date),
          capacity: 100_000,
          held: 0,
          paying: 0,
          sold: 0,
        })),
      ).flat(),
    },
    tickets,
  };
};

export const listOf = (ticket: SoldTicket) => {
  const [list] = priceListsOf(ticket);
  if (list === undefined) throw new Error(`${ticket.id} has no price`);
  return list.priceListId;
};
