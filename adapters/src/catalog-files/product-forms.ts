import { isBoundToDay, isTicketType } from '@shop/core/catalog/product-type';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { SoldProduct } from '@shop/core/host/catalog/host-catalog';
import type { SoldPeriod } from '@shop/core/host/catalog/sold-period';
import { facilityId, productId } from '@shop/core/ids';
import { byText } from './by-text.ts';
import { type SaleDay, saleDays } from './days-form.ts';
import type { NothingLeft } from './nothing-left.ts';
import { priceGroupForm, priceListForm, soldPriceGroup, soldPriceList } from './price-forms.ts';
import type { ProductForm } from './product-schemas.ts';
import { productTextForms, productTexts } from './product-texts.ts';
import { type ProductPeriods, seasonForm, seasonPeriods, soldSeason } from './season-forms.ts';
import { saleDaysForm } from './written-days.ts';

/** A product with its days as it is written down. */
export const productForm = (product: SoldProduct, periods: ProductPeriods): ProductForm => {
  const { id, type, pageGroup, image, categories, quantityDiscountMinItems, texts, ...own } = product;
  const base = {
    id,
    type,
    pageGroup,
    image,
    ...(categories.length === 0 ? {} : { categories: [...categories] }),
    ...(quantityDiscountMinItems === undefined ? {} : { quantityDiscountMinItems }),
    ...productTextForms(texts),
  };
  if (!('priceGroups' in own)) {
    const { isValueCard, priceLists, ...rest } = own;
    rest satisfies NothingLeft;
    return { ...base, ...(isValueCard ? { valueCard: true } : {}), priceLists: priceLists.map(priceListForm) };
  }
  const { facilityId: facility, windowDays, priceGroups, seasons, ...rest } = own;
  rest satisfies NothingLeft;
  const days =
    isTicketType(type) && isBoundToDay(type) ? saleDaysForm(daysSold(periods), daysOpen(periods)) : undefined;
  return {
    ...base,
    ...(String(facility) === String(id) ? {} : { facility }),
    ...(windowDays === 0 ? {} : { windowDays }),
    priceGroups: priceGroups.map(priceGroupForm),
    ...(seasons.length === 0 ? {} : { seasons: seasons.map((season) => seasonForm(season, periods)) }),
    ...(days === undefined ? {} : { days }),
  };
};

const daysOpen = ({ places }: ProductPeriods): readonly LocalDate[] =>
  places.flatMap(({ period }) => (period.type === 'day' ? [period.date] : []));

const daysSold = ({ sold }: ProductPeriods): readonly SaleDay[] =>
  sold.flatMap(({ period, facilityDiscount }) =>
    period.type === 'day' ? [{ date: period.date, discount: facilityDiscount }] : [],
  );

/** A product as it is sold. `first` is what numbers of days count from. */
export const soldProduct = (form: ProductForm, first: LocalDate): SoldProduct => {
  const { type, quantityDiscountMinItems } = form;
  const base = {
    id: productId(form.id),
    pageGroup: form.pageGroup,
    image: form.image,
    categories: (form.categories ?? []).toSorted(byText),
    ...(quantityDiscountMinItems === undefined ? {} : { quantityDiscountMinItems }),
    texts: productTexts(form),
  };
  return isTicketType(type)
    ? {
        ...base,
        type,
        facilityId: facilityId(form.facility ?? form.id),
        windowDays: form.windowDays ?? 0,
        priceGroups: (form.priceGroups ?? []).map(soldPriceGroup),
        seasons: (form.seasons ?? []).map((season) => soldSeason(season, first)),
      }
    : { ...base, type, isValueCard: form.valueCard ?? false, priceLists: (form.priceLists ?? []).map(soldPriceList) };
};

/** When a product is sold, in order, and places that it brings itself: those of its seasons. `open` are the days on which its
 *  facility is open. */
export const productPeriods = (form: ProductForm, open: readonly LocalDate[], first: LocalDate): ProductPeriods => {
  const { type } = form;
  if (!isTicketType(type)) return { sold: [], places: [] };
  if (!isBoundToDay(type)) return seasonPeriods(form);
  const sold = saleDays(form.days, open, first).map(
    ({ date, discount }): SoldPeriod => ({
      productId: productId(form.id),
      period: { type: 'day', date },
      facilityDiscount: discount,
    }),
  );
  return { sold, places: [] };
};
