import { isBoundToDay } from '@shop/core/catalog/product-type';
import { isTicket } from '@shop/core/host/catalog/host-catalog';
import type { OfferedCatalog, OfferedPlaces } from '@shop/core/host/catalog/offered-catalog';
import type { SoldPeriod } from '@shop/core/host/catalog/sold-period';
import { periodText } from '@shop/core/host/places/period-places';
import type { FacilityId } from '@shop/core/ids';
import { byText } from './by-text.ts';
import type { CatalogForm, FacilityForm } from './catalog-form.ts';
import { categoryForm, promoForm, upsellForm } from './offer-forms.ts';
import { productForm } from './product-forms.ts';
import { placesDaysForm } from './written-days.ts';

const byPeriod = (a: Pick<SoldPeriod, 'period'>, b: Pick<SoldPeriod, 'period'>): number =>
  byText(periodText(a.period), periodText(b.period));

const facilityForm = (id: string, places: readonly OfferedPlaces[]): FacilityForm => {
  const open = places.flatMap(({ period, capacity }) =>
    period.type === 'day' ? [{ date: period.date, capacity }] : [],
  );
  const days = placesDaysForm(open);
  return { id, ...(days === undefined ? {} : { days }) };
};

/** Facilities of all tickets of a day, also of those that are never open, or none of their days is left. */
const facilitiesOf = ({ goods }: OfferedCatalog): readonly FacilityId[] => {
  const tickets = [...goods.products.values()].filter(isTicket).filter(({ type }) => isBoundToDay(type));
  return [...new Set(tickets.map(({ facilityId }) => facilityId))].sort(byText);
};

/** An offer as it is written down; the same offer always in the same way. */
export const catalogFormOf = (offered: OfferedCatalog): CatalogForm => {
  const { goods, sold, places } = offered;
  const byFacility = Map.groupBy([...places].sort(byPeriod), ({ facilityId }) => facilityId);
  const byProduct = Map.groupBy([...sold].sort(byPeriod), ({ productId }) => productId);
  return {
    facilities: facilitiesOf(offered).map((id) => facilityForm(id, byFacility.get(id) ?? [])),
    categories: [...goods.categories].map(([id, texts]) => categoryForm(id, texts)),
    products: [...goods.products.values()].map((product) =>
      productForm(product, {
        sold: byProduct.get(product.id) ?? [],
        places: 'facilityId' in product ? (byFacility.get(product.facilityId) ?? []) : [],
      }),
    ),
    upsells: [...goods.upsells.values()].map(upsellForm),
    promoCodes: [...goods.promos].map(([code, promo]) => promoForm(code, promo)).sort((a, b) => byText(a.code, b.code)),
  };
};
