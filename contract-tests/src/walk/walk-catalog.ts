import type { CatalogForm } from '@shop/adapters/catalog-files/catalog-form';
import type { ImportedCatalog } from '@shop/adapters/catalog-files/imported-catalog';
import { offeredOf } from '@shop/adapters/catalog-files/offered-of';
import { oneFile } from '@shop/adapters/catalog-files/testing/one-file';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { importedSample } from '@shop/adapters/sample/catalog/offered-sample';
import { start } from '@shop/adapters/store/testing/test-shop';
import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import { type PriceListId, type ProductId, priceListId, productId, upsellId } from '@shop/core/ids';
import {
  priceListsOf,
  type SellerCatalog,
  type SoldGiftCard,
  type SoldProduct,
} from '@shop/core/seller/catalog/seller-catalog';
import { type CatalogPeriods, soldPeriodsOf } from '@shop/core/seller/places/period-places';

type ProductForm = CatalogForm['products'][number];

export const pool = productId('termalija');
const evening = productId('evening-termalija');
const ofEvening = priceListId('evening-termalija-day-adult');
export const tickets = [
  ...['termalija-day-adult', 'termalija-day-child', 'termalija-family-2-2'].map(priceListId),
  ofEvening,
];

/** Returns the ticket of a price list. Both tickets share the places of one facility. */
export const ticketWith = (list: PriceListId): ProductId => (list === ofEvening ? evening : pool);

export const towel = upsellId('towel');
export const codes = ['LAST1', 'TWO5', 'TEN', 'NOTHING', 'UNKNOWN', ''] as const;

/** Few enough for visitors to compete. Units: persons. */
const capacity = 10;

const promoCodes: CatalogForm['promoCodes'] = [
  { code: 'LAST1', description: '', percent: 10, maxUses: 1 },
  { code: 'TWO5', description: '', amount: 5, maxUses: 2 },
  { code: 'TEN', description: '', percent: 10 },
  { code: 'NOTHING', description: '', percent: 0, maxUses: 1 },
];

/** Returns another ticket of the same facility with the same prices. Its ids and its address begin with `evening-`. */
const secondTicket = (ticket: ProductForm): ProductForm => ({
  ...ticket,
  id: evening,
  url: evening,
  facility: pool,
  priceGroups: ticket.priceGroups?.map((group) => ({
    ...group,
    id: `evening-${group.id}`,
    priceLists: group.priceLists.map((list) => ({ ...list, id: `evening-${list.id}` })),
  })),
});

/** The days on which the pool is open. Units: days from today. */
export const openDays = [0, 9] as const;

/** The catalog of a walk: two tickets of one pool, two gift cards, an upsell that is cheaper with its ticket, and
 *  promo codes of which two have few uses. The pool is open today and on another day, which has ten percent off. */
const walkForm = (today: LocalDate): CatalogForm => {
  const { products, upsells, categories } = importedSample(today).form;
  const [other, last] = [plusDays(today, 1), plusDays(today, openDays[1])];
  const sold = { days: { except: [{ on: [last], discount: 10 }] } };
  const ofPool = products.filter(({ id }) => id === pool).map((ticket) => ({ ...ticket, ...sold }));
  const cards = products.filter(({ type }) => type === 'giftCard');
  return {
    facilities: [
      {
        id: pool,
        days: { from: today, to: last, capacity, except: [{ from: other, to: plusDays(last, -1), closed: true }] },
      },
    ],
    categories,
    products: [
      ...ofPool,
      ...ofPool.map(secondTicket),
      ...cards.filter(({ valueCard }) => valueCard === true).slice(0, 1),
      ...cards.filter(({ valueCard }) => valueCard !== true).slice(0, 1),
    ],
    upsells: upsells
      .filter(({ id }) => id === towel)
      .map((upsell) => ({ ...upsell, priceWithDiscount: 1, parents: [pool] })),
    promoCodes,
  };
};

const walkDay = fixedClock(start).today();

/** Returns the same catalog on the tests' day, as it is imported. */
export const walkImport = (): ImportedCatalog => oneFile(walkForm(walkDay), walkDay);

/** Returns the version of a catalog that a form defines. */
export const catalogOf = (form: CatalogForm, version: number): SellerCatalog => {
  const { goods, sold } = offeredOf(form, walkDay);
  return { version, personCategories: defaultPersonCategories, ...goods, soldPeriods: soldPeriodsOf(sold) };
};

export const walkCatalog = (): SellerCatalog => catalogOf(walkForm(walkDay), 1);

export const cardsIn = (catalog: SellerCatalog): readonly SoldGiftCard[] =>
  [...catalog.products.values()].filter((product: SoldProduct): product is SoldGiftCard => 'isValueCard' in product);

/** Returns the price of a price list, never less than the deductions of a walk. Units: cents. */
export const priceOf = (catalog: SellerCatalog, id: PriceListId): number =>
  Math.max(
    300,
    [...catalog.products.values()].flatMap(priceListsOf).find((list) => list.priceListId === id)?.price ?? 0,
  );

/** Returns the periods of both tickets with all places free. */
export const walkPeriods = (): CatalogPeriods => {
  const { sold, places } = offeredOf(walkForm(walkDay), walkDay);
  return { sold, places: places.map((place) => ({ ...place, held: 0, paying: 0, sold: 0 })) };
};

/** Returns the form with other discounts of the promo codes. Units: euros and percent. */
export const withCodesWorth = (form: CatalogForm, worth: number): CatalogForm => ({
  ...form,
  promoCodes: form.promoCodes.map(({ percent, amount, ...code }) =>
    percent === undefined ? { ...code, amount: worth } : { ...code, percent: worth },
  ),
});
