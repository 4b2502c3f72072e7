import type { OfferedCatalog, OfferedPlaces } from '@shop/core/host/catalog/offered-catalog';
import { periodText } from '@shop/core/host/places/period-places';
import type { CatalogForm, FacilityForm } from './catalog-form.ts';
import { categoryForm, promoForm, upsellForm } from './offer-forms.ts';
import { productForm } from './product-forms.ts';
import { placesDaysForm } from './written-days.ts';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const facilityForm = (id: string, places: readonly OfferedPlaces[]): readonly FacilityForm[] => {
  const open = places.flatMap(({ period, capacity }) =>
    period.type === 'day' ? [{ date: period.date, capacity }] : [],
  );
  const days = placesDaysForm(open);
  return days === undefined ? [] : [{ id, days }];
};

/** An offer as it is written down; the same offer always in the same way. */
export const catalogFormOf = ({ goods, sold, places }: OfferedCatalog): CatalogForm => {
  const byFacility = Map.groupBy(
    [...places].sort((a, b) => byText(periodText(a.period), periodText(b.period))),
    ({ facilityId }) => facilityId,
  );
  const byProduct = Map.groupBy(sold, ({ productId }) => productId);
  return {
    facilities: [...byFacility]
      .sort(([a], [b]) => byText(a, b))
      .flatMap(([id, ofFacility]) => facilityForm(id, ofFacility)),
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
