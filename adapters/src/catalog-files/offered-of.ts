import type { LocalDate } from '@shop/core/dates/local-date';
import { type OfferedCatalog, type OfferedPlaces, withPlacesInUse } from '@shop/core/host/catalog/offered-catalog';
import { facilityId } from '@shop/core/ids';
import type { CatalogForm, FacilityForm } from './catalog-form.ts';
import { placesDays } from './days-form.ts';
import { categoryTexts, soldPromo, soldUpsell } from './offer-forms.ts';
import { productPeriods, soldProduct } from './product-forms.ts';

const facilityPlaces = ({ id, days }: FacilityForm, first: LocalDate): readonly OfferedPlaces[] =>
  (days === undefined ? [] : placesDays(days, first)).map(({ date, capacity }) => ({
    facilityId: facilityId(id),
    period: { type: 'day', date },
    capacity,
  }));

/** What a form that has no mistakes offers from a day on. `first` is what numbers of days count from; days before it are over. */
export const offeredOf = (form: CatalogForm, first: LocalDate): OfferedCatalog => {
  const products = form.products.map((product) => soldProduct(product, first));
  const upsells = form.upsells.map(soldUpsell);
  const places = form.facilities.flatMap((facility) => facilityPlaces(facility, first));
  const openDays = new Map(
    [...Map.groupBy(places, ({ facilityId: id }) => String(id))].map(([id, own]) => [
      id,
      own.flatMap(({ period }) => (period.type === 'day' ? [period.date] : [])),
    ]),
  );
  const periods = form.products.map((product) =>
    productPeriods(product, openDays.get(product.facility ?? product.id) ?? [], first),
  );
  const isAhead = ({ period }: Pick<OfferedPlaces, 'period'>): boolean =>
    period.type === 'season' || period.date >= first;
  return withPlacesInUse({
    goods: {
      products: new Map(products.map((product) => [product.id, product])),
      categories: new Map(form.categories.map((category) => [category.id, categoryTexts(category)])),
      upsells: new Map(upsells.map((upsell) => [upsell.id, upsell])),
      promos: new Map(form.promoCodes.map((promo) => [promo.code, soldPromo(promo, first)])),
    },
    sold: periods.flatMap(({ sold }) => sold).filter(isAhead),
    places: [...places, ...periods.flatMap((own) => own.places)].filter(isAhead),
  });
};
