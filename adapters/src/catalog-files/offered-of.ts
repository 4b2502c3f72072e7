import { isBoundToDay } from '@shop/core/catalog/product-type';
import type { LocalDate } from '@shop/core/dates/local-date';
import { percent } from '@shop/core/money/percent';
import { type OfferedCatalog, type OfferedPlaces, withPlacesInUse } from '@shop/core/seller/catalog/next-catalog';
import type { SoldPeriod } from '@shop/core/seller/places/period-places';
import * as z from 'zod/mini';
import { type CatalogForm, catalogForm, readListed } from './catalog-form.ts';
import { placesDays, saleDays } from './days-form.ts';
import { soldPromo } from './offers.ts';
import { type ListedTicket, soldProduct } from './products.ts';

/** Returns the places of seasons; a season without places is not sold. */
const seasonPlaces = ({ facilityId, seasons }: ListedTicket): readonly OfferedPlaces[] =>
  seasons.flatMap(({ id, capacity }) =>
    capacity === undefined ? [] : [{ facilityId, period: { type: 'season', seasonId: id }, capacity }],
  );

/** Returns the periods in which a ticket is sold, in order. A day's ticket is sold on `open` days of its facility
 *  only. */
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

/** Returns the offer of a valid form from a day on. Relative days count from `first`; days before it are omitted. */
export const offeredOf = (form: CatalogForm, first: LocalDate): OfferedCatalog => {
  const listed = readListed(z.decode(catalogForm, form));
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
