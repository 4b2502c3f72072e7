import { isBoundToDay } from '@shop/core/catalog/product-type';
import type { OfferedCatalog, OfferedPlaces } from '@shop/core/seller/catalog/next-catalog';
import {
  isTicket,
  type ProductText,
  type SoldProduct,
  type SoldSeason,
  type SoldTicket,
} from '@shop/core/seller/catalog/seller-catalog';
import { periodText, type SoldPeriod } from '@shop/core/seller/places/period-places';
import type * as z from 'zod/mini';
import type { CatalogForm } from './catalog-form.ts';
import {
  categoryForm,
  priceGroupForm,
  priceListForm,
  promoCodeForm,
  textForm,
  textFormIfAny,
  upsellForm,
} from './goods-form.ts';
import type { product, season } from './products.ts';
import { byText } from './sold-fields.ts';
import { placesDaysForm, saleDaysForm } from './written-days.ts';

/** When a product is sold, and the places of its facility. */
type Periods = { readonly sold: readonly SoldPeriod[]; readonly places: readonly OfferedPlaces[] };

const noPeriods: Periods = { sold: [], places: [] };

const byPeriod = (a: Pick<SoldPeriod, 'period'>, b: Pick<SoldPeriod, 'period'>): number =>
  byText(periodText(a.period), periodText(b.period));

const openDays = (places: readonly OfferedPlaces[]) =>
  places.flatMap(({ period, capacity }) => (period.type === 'day' ? [{ date: period.date, value: capacity }] : []));

/** A season as a file has it; with its places where it is sold. */
export const seasonForm = (own: SoldSeason, { sold, places } = noPeriods): z.input<typeof season> => {
  const isIt = ({ period }: Pick<SoldPeriod, 'period'>) => period.type === 'season' && period.seasonId === own.id;
  const [discount, capacity] = [sold.find(isIt)?.facilityDiscount, places.find(isIt)?.capacity];
  const isSold = discount !== undefined && capacity !== undefined;
  return {
    id: own.id,
    name: textForm(own.texts, 'name'),
    firstDay: own.firstDay,
    lastDay: own.lastDay,
    capacity: isSold ? capacity : undefined,
    discount: isSold && discount > 0 ? discount : undefined,
  };
};

/** When a ticket of a day is sold; nothing where that is on all days of its facility. */
const daysForm = ({ type }: SoldTicket, { sold, places }: Periods) => {
  if (!isBoundToDay(type)) return undefined;
  const days = sold.flatMap(({ period, facilityDiscount: value }) =>
    period.type === 'day' ? [{ date: period.date, value }] : [],
  );
  return saleDaysForm(
    days,
    openDays(places).map(({ date }) => date),
  );
};

type ProductForm = z.input<typeof product>;

const textForms = ({ texts }: SoldProduct): Pick<ProductForm, keyof ProductText> => {
  const form = (name: keyof ProductText) => textForm<keyof ProductText>(texts, name);
  const formIfAny = (name: keyof ProductText) => textFormIfAny<keyof ProductText>(texts, name);
  return {
    name: form('name'),
    url: form('url'),
    shortDescription: formIfAny('shortDescription'),
    description: formIfAny('description'),
    termsText: formIfAny('termsText'),
    helpText: formIfAny('helpText'),
    validityText: formIfAny('validityText'),
    calendarText: formIfAny('calendarText'),
    selectText: formIfAny('selectText'),
    textBeforePrice: formIfAny('textBeforePrice'),
    textAfterPrice: formIfAny('textAfterPrice'),
    quantityDiscountText: formIfAny('quantityDiscountText'),
    numberOfPeople: formIfAny('numberOfPeople'),
  };
};

const listIfAny = <Entry>(entries: readonly Entry[]): Entry[] | undefined =>
  entries.length === 0 ? undefined : [...entries];

/** A product as a file has it, with the days or seasons of its sale. */
export const productForm = (sold: SoldProduct, periods = noPeriods): ProductForm => {
  const base = {
    id: sold.id,
    type: sold.type,
    pageGroup: sold.pageGroup,
    image: sold.image,
    categories: listIfAny(sold.categories),
    quantityDiscountMinItems: sold.quantityDiscountMinItems,
    ...textForms(sold),
  };
  if (!isTicket(sold)) {
    return {
      ...base,
      valueCard: sold.isValueCard ? true : undefined,
      validMonths: sold.validMonths,
      priceLists: sold.priceLists.map(priceListForm),
    };
  }
  return {
    ...base,
    facility: String(sold.facilityId) === String(sold.id) ? undefined : sold.facilityId,
    windowDays: sold.windowDays === 0 ? undefined : sold.windowDays,
    priceGroups: sold.priceGroups.map(priceGroupForm),
    seasons: listIfAny(sold.seasons.map((own) => seasonForm(own, periods))),
    days: daysForm(sold, periods),
  };
};

/** An offer as its files have it; the same offer always in the same way. */
export const catalogFormOf = ({ goods, sold, places }: OfferedCatalog): CatalogForm => {
  const byFacility = Map.groupBy([...places].sort(byPeriod), ({ facilityId }) => facilityId);
  const byProduct = Map.groupBy([...sold].sort(byPeriod), ({ productId }) => productId);
  const products = [...goods.products.values()];
  // Facilities of all tickets of a day, also of those that are never open, or none of their days is left.
  const ofDays = products.filter(isTicket).filter(({ type }) => isBoundToDay(type));
  const facilities = [...new Set(ofDays.map(({ facilityId }) => facilityId))].sort(byText);
  return {
    facilities: facilities.map((id) => ({ id, days: placesDaysForm(openDays(byFacility.get(id) ?? [])) })),
    categories: [...goods.categories].map(([id, texts]) => categoryForm(id, texts)),
    products: products.map((one) =>
      productForm(one, {
        sold: byProduct.get(one.id) ?? [],
        places: isTicket(one) ? (byFacility.get(one.facilityId) ?? []) : [],
      }),
    ),
    upsells: [...goods.upsells.values()].map(upsellForm),
    promoCodes: [...goods.promos]
      .map(([code, promo]) => promoCodeForm(code, promo))
      .sort((a, b) => byText(a.code, b.code)),
  };
};
