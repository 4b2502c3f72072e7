import { isBoundToDay } from '@shop/core/catalog/product-type';
import type { LocalDate } from '@shop/core/dates/local-date';
import { percent } from '@shop/core/money/percent';
import { type OfferedCatalog, type OfferedPlaces, withPlacesInUse } from '@shop/core/seller/catalog/next-catalog';
import { isTicket, type SoldProduct, type SoldSeason } from '@shop/core/seller/catalog/seller-catalog';
import { periodText, type SoldPeriod } from '@shop/core/seller/places/period-places';
import * as z from 'zod/mini';
import { given } from '../codec/codec.ts';
import { type CatalogForm, catalogForm, type ListedCatalog } from './catalog-form.ts';
import { placesDays, saleDays } from './days-form.ts';
import { soldPromo } from './offers.ts';
import { type ListedProduct, type ListedSeason, type ListedTicket, soldProduct } from './products.ts';
import { byText } from './sold-fields.ts';
import { placesDaysForm, saleDaysForm } from './written-days.ts';

/** A season is sold when it has places, which it brings itself. */
const seasonPlaces = ({ facilityId, seasons }: ListedTicket): readonly OfferedPlaces[] =>
  seasons.flatMap(({ id, capacity }) =>
    capacity === undefined ? [] : [{ facilityId, period: { type: 'season', seasonId: id }, capacity }],
  );

/** When a ticket is sold, in order; a ticket of a day on days on which its facility is `open`. */
const ticketPeriods = (
  { id: productId, type, seasons, days }: ListedTicket,
  open: readonly LocalDate[],
  first: LocalDate,
): readonly SoldPeriod[] =>
  isBoundToDay(type)
    ? saleDays(days ?? {}, open, first).map(({ date, value }) => ({
        productId,
        period: { type: 'day', date },
        facilityDiscount: percent(value),
      }))
    : seasons.flatMap(({ id, capacity, discount }) =>
        capacity === undefined
          ? []
          : [{ productId, period: { type: 'season', seasonId: id }, facilityDiscount: discount }],
      );

/** What a valid form offers from a day on. Relative days count from `first`; days before it are over. */
export const offeredOf = (form: CatalogForm, first: LocalDate): OfferedCatalog => {
  const listed = z.decode(catalogForm, form);
  const products = listed.products.map((product) => soldProduct(product, first));
  const tickets = listed.products.filter((product) => 'seasons' in product);
  const facilities = listed.facilities.map(({ id, days }) => ({ id, open: days ? placesDays(days, first) : [] }));
  const openDays = new Map(facilities.map(({ id, open }) => [id, open.map(({ date }) => date)]));
  const dayPlaces = facilities.flatMap(({ id, open }) =>
    open.map(
      ({ date, value }): OfferedPlaces => ({
        facilityId: id,
        period: { type: 'day', date },
        capacity: value,
      }),
    ),
  );
  const isAhead = ({ period }: Pick<OfferedPlaces, 'period'>): boolean =>
    period.type === 'season' || period.date >= first;
  return withPlacesInUse({
    goods: {
      products: new Map(products.map((product) => [product.id, product])),
      categories: new Map(listed.categories.map(({ id, texts }) => [id, texts])),
      upsells: new Map(listed.upsells.map((upsell) => [upsell.id, upsell])),
      promos: new Map(listed.promoCodes.map((promo) => [promo.code, soldPromo(promo, first)])),
    },
    sold: tickets
      .flatMap((ticket) => ticketPeriods(ticket, openDays.get(ticket.facilityId) ?? [], first))
      .filter(isAhead),
    places: [...dayPlaces, ...tickets.filter(({ type }) => !isBoundToDay(type)).flatMap(seasonPlaces)].filter(isAhead),
  });
};

/** When a product is sold, and the places of its facility. */
type Periods = { readonly sold: readonly SoldPeriod[]; readonly places: readonly OfferedPlaces[] };

const noPeriods: Periods = { sold: [], places: [] };

const byPeriod = (a: Pick<SoldPeriod, 'period'>, b: Pick<SoldPeriod, 'period'>): number =>
  byText(periodText(a.period), periodText(b.period));

const openDays = (places: readonly OfferedPlaces[]) =>
  places.flatMap(({ period, capacity }) => (period.type === 'day' ? [{ date: period.date, value: capacity }] : []));

/** A season with its places, as it is written down. */
export const listedSeason = (season: SoldSeason, { sold, places } = noPeriods): ListedSeason => {
  const isIt = ({ period }: Pick<SoldPeriod, 'period'>) => period.type === 'season' && period.seasonId === season.id;
  const own = sold.find(isIt);
  const counted = places.find(isIt);
  return own === undefined || counted === undefined
    ? { ...season, discount: percent(0) }
    : { ...season, capacity: counted.capacity, discount: own.facilityDiscount };
};

/** A product with its days as it is written down. */
export const listedProduct = (product: SoldProduct, periods = noPeriods): ListedProduct => {
  if (!isTicket(product)) return product;
  const listed = { ...product, seasons: product.seasons.map((season) => listedSeason(season, periods)) };
  if (!isBoundToDay(product.type)) return listed;
  const sold = periods.sold.flatMap(({ period, facilityDiscount }) =>
    period.type === 'day' ? [{ date: period.date, value: facilityDiscount }] : [],
  );
  const days = saleDaysForm(
    sold,
    openDays(periods.places).map(({ date }) => date),
  );
  return { ...listed, ...given({ days }) };
};

/** An offer as its files list it; the same offer always in the same way. */
export const listedCatalog = ({ goods, sold, places }: OfferedCatalog): ListedCatalog => {
  const byFacility = Map.groupBy([...places].sort(byPeriod), ({ facilityId }) => facilityId);
  const byProduct = Map.groupBy([...sold].sort(byPeriod), ({ productId }) => productId);
  const products = [...goods.products.values()];
  // Facilities of all tickets of a day, also of those that are never open, or none of their days is left.
  const ofDays = products.filter(isTicket).filter(({ type }) => isBoundToDay(type));
  const facilities = [...new Set(ofDays.map(({ facilityId }) => facilityId))].sort(byText);
  return {
    facilities: facilities.map((id) => ({
      id,
      ...given({ days: placesDaysForm(openDays(byFacility.get(id) ?? [])) }),
    })),
    categories: [...goods.categories].map(([id, texts]) => ({ id, texts })),
    products: products.map((product) =>
      listedProduct(product, {
        sold: byProduct.get(product.id) ?? [],
        places: isTicket(product) ? (byFacility.get(product.facilityId) ?? []) : [],
      }),
    ),
    upsells: [...goods.upsells.values()],
    promoCodes: [...goods.promos].map(([code, promo]) => ({ code, ...promo })).sort((a, b) => byText(a.code, b.code)),
  };
};

/** An offer as it is written down. */
export const catalogFormOf = (offered: OfferedCatalog): CatalogForm => z.encode(catalogForm, listedCatalog(offered));
