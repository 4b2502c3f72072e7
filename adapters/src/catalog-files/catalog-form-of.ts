import { isBoundToDay } from '@shop/core/catalog/product-type';
import { isTicket, type SoldProduct, type SoldSeason } from '@shop/core/host/catalog/host-catalog';
import type { OfferedCatalog, OfferedPlaces } from '@shop/core/host/catalog/offered-catalog';
import type { SoldPeriod } from '@shop/core/host/catalog/sold-period';
import { periodText } from '@shop/core/host/places/period-places';
import { percent } from '@shop/core/money/percent';
import * as z from 'zod/mini';
import { given } from '../codec/codec.ts';
import { type CatalogForm, catalogForm, type ListedCatalog } from './catalog-form.ts';
import type { ListedProduct, ListedSeason } from './products.ts';
import { byText } from './sold-fields.ts';
import { placesDaysForm, saleDaysForm } from './written-days.ts';

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
