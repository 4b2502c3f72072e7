import { isBoundToDay, isTicketType } from '@shop/core/catalog/product-type';
import type { TicketPeriod } from '@shop/core/catalog/ticket';
import { dateText } from '@shop/core/dates/date-text';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ProductText, SoldProduct, SoldSeason, Texts } from '@shop/core/host/catalog/host-catalog';
import type { OfferedPlaces } from '@shop/core/host/catalog/offered-catalog';
import type { SoldPeriod } from '@shop/core/host/catalog/sold-period';
import { facilityId, productId, seasonId } from '@shop/core/ids';
import { percent } from '@shop/core/money/percent';
import { cleanHtml } from '../rich-text/clean-html.ts';
import type { ProductForm, SeasonForm } from './catalog-form.ts';
import { dayAt, type SaleDay, saleDays } from './days-form.ts';
import type { NothingLeft } from './nothing-left.ts';
import { priceGroupForm, priceListForm, soldPriceGroup, soldPriceList } from './price-forms.ts';
import { fieldForm, optionalField, textsOf } from './texts-form.ts';
import { saleDaysForm } from './written-days.ts';

const textForms = (texts: Texts<ProductText>) => ({
  name: fieldForm(texts, ({ name }) => name) ?? '',
  url: fieldForm(texts, ({ url }) => url) ?? '',
  ...optionalField('shortDescription', texts, (text) => text.shortDescription),
  ...optionalField('description', texts, (text) => text.description),
  ...optionalField('termsText', texts, (text) => text.termsText),
  ...optionalField('helpText', texts, (text) => text.helpText),
  ...optionalField('validityText', texts, (text) => text.validityText),
  ...optionalField('calendarText', texts, (text) => text.calendarText),
  ...optionalField('selectText', texts, (text) => text.selectText),
  ...optionalField('textBeforePrice', texts, (text) => text.textBeforePrice),
  ...optionalField('textAfterPrice', texts, (text) => text.textAfterPrice),
  ...optionalField('quantityDiscountText', texts, (text) => text.quantityDiscountText),
  ...optionalField('numberOfPeople', texts, (text) => text.numberOfPeople),
});

const textNames = [
  'name',
  'url',
  'shortDescription',
  'description',
  'termsText',
  'helpText',
  'validityText',
  'calendarText',
  'selectText',
  'textBeforePrice',
  'textAfterPrice',
  'quantityDiscountText',
  'numberOfPeople',
] as const satisfies readonly (keyof ProductText)[];

const productTexts = (form: ProductForm): Texts<ProductText> =>
  textsOf(
    form,
    textNames,
    (text): ProductText => ({
      name: text('name'),
      url: text('url'),
      shortDescription: text('shortDescription'),
      description: cleanHtml(text('description')),
      termsText: cleanHtml(text('termsText')),
      helpText: cleanHtml(text('helpText')),
      validityText: cleanHtml(text('validityText')),
      calendarText: cleanHtml(text('calendarText')),
      selectText: cleanHtml(text('selectText')),
      textBeforePrice: text('textBeforePrice'),
      textAfterPrice: text('textAfterPrice'),
      quantityDiscountText: text('quantityDiscountText'),
      numberOfPeople: text('numberOfPeople'),
    }),
  );

/** When a product is sold, and the places of its facility. */
export type ProductPeriods = { readonly sold: readonly SoldPeriod[]; readonly places: readonly OfferedPlaces[] };

const seasonForm = ({ id, firstDay, lastDay, texts, ...rest }: SoldSeason, { sold, places }: ProductPeriods) => {
  rest satisfies NothingLeft;
  const isIt = ({ period }: { readonly period: TicketPeriod }) => period.type === 'season' && period.seasonId === id;
  const own = sold.find(isIt);
  const counted = own && places.find(isIt);
  return {
    id,
    name: fieldForm(texts, ({ name }) => name) ?? '',
    firstDay,
    lastDay,
    ...(counted === undefined ? {} : { capacity: counted.capacity }),
    ...(own === undefined || counted === undefined || own.facilityDiscount === 0
      ? {}
      : { discount: own.facilityDiscount }),
  };
};

/** A season's name with its days as each language writes them. */
const soldSeason = (form: SeasonForm, first: LocalDate): SoldSeason => {
  const firstDay = dayAt(form.firstDay, first);
  const lastDay = dayAt(form.lastDay, first);
  const plain = textsOf(form, ['name'], (text) => text('name'));
  const nameIn = (name: string, language: Parameters<typeof dateText>[1]) =>
    name.replaceAll('{from}', dateText(firstDay, language)).replaceAll('{to}', dateText(lastDay, language));
  const texts = new Map([...plain].map(([language, name]) => [language, { name: nameIn(name, language) }] as const));
  return { id: seasonId(form.id), firstDay, lastDay, texts };
};

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
    ...textForms(texts),
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
    categories: form.categories ?? [],
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

const seasonPeriods = (form: ProductForm): ProductPeriods => {
  const offered = (form.seasons ?? []).flatMap(({ id, capacity, discount = 0 }) =>
    capacity === undefined ? [] : [{ period: { type: 'season', seasonId: seasonId(id) } as const, capacity, discount }],
  );
  const facility = facilityId(form.facility ?? form.id);
  return {
    sold: offered.map(({ period, discount }) => ({
      productId: productId(form.id),
      period,
      facilityDiscount: percent(discount),
    })),
    places: offered.map(({ period, capacity }) => ({ facilityId: facility, period, capacity })),
  };
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
