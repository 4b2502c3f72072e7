import type { CatalogForm } from '@shop/adapters/catalog-files/catalog-form';
import type { ImportedCatalog } from '@shop/adapters/catalog-files/imported-catalog';
import { offeredOf } from '@shop/adapters/catalog-files/offered-of';
import { importedSample, sellingSample } from '@shop/adapters/sample/catalog/offered-sample';
import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import { isTicket, priceListsOf, type SellerCatalog, type SoldTicket } from '@shop/core/seller/catalog/seller-catalog';
import type { CatalogPeriods } from '@shop/core/seller/places/period-places';

type ProductForm = CatalogForm['products'][number];

const products = 400;
const facilities = 40;
/** Number of days on sale ahead, and number of past days with orders. */
export const days = 365;

const numbered = (ticket: ProductForm, number: number): ProductForm => ({
  ...ticket,
  id: `ticket-${number}`,
  url: `ticket-${number}`,
  facility: `facility-${number % facilities}`,
  windowDays: days,
  priceGroups: ticket.priceGroups?.map((group) => ({
    ...group,
    id: `${group.id}-${number}`,
    priceLists: group.priceLists.map((list) => ({ ...list, id: `${list.id}-${number}` })),
  })),
  days: undefined,
});

export type ScaleCatalog = {
  readonly imported: ImportedCatalog;
  readonly catalog: SellerCatalog;
  readonly periods: CatalogPeriods;
  readonly tickets: readonly SoldTicket[];
};

/** Returns a catalog of 400 tickets of 40 facilities, on sale for a year, without upsells and codes, which belong to
 *  the sample's tickets. */
export const scaleCatalog = (today: LocalDate): ScaleCatalog => {
  const sample = importedSample(today).form;
  const model = sample.products.find(({ type }) => type === 'dailyTicket');
  if (model === undefined) throw new Error('the sample sells no day ticket');
  const first = plusDays(today, -days);
  const form = {
    ...sample,
    facilities: Array.from({ length: facilities }, (_, number) => ({
      id: `facility-${number}`,
      days: { from: 0, to: 2 * days - 1, capacity: 100_000 },
    })),
    products: Array.from({ length: products }, (_, number) => numbered(model, number)),
    upsells: [],
    promoCodes: [],
  };
  const { goods, sold, places } = offeredOf(form, first);
  return {
    imported: { files: [], form, first },
    catalog: { ...sellingSample(today).catalog, ...goods },
    periods: { sold, places: places.map((place) => ({ ...place, held: 0, paying: 0, sold: 0 })) },
    tickets: [...goods.products.values()].filter(isTicket),
  };
};

export const listOf = (ticket: SoldTicket) => {
  const [list] = priceListsOf(ticket);
  if (list === undefined) throw new Error(`${ticket.id} has no price`);
  return list.priceListId;
};
