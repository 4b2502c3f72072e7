import type { PackageItem, PriceListKind } from '@shop/core/catalog/price-list';
import type { Weekday } from '@shop/core/dates/local-date';
import type { SoldPriceGroup, SoldPriceList } from '@shop/core/host/catalog/host-catalog';
import type { SaleDays } from '@shop/core/host/catalog/sale-days';
import { type CategoryId, categoryId, priceGroupId, priceListId } from '@shop/core/ids';
import { type Cents, cents } from '@shop/core/money/cents';
import { defaultPersonCategories } from '@shop/core/packages/person-categories';
import { cleanHtml } from '../rich-text/clean-html.ts';
import { byText } from './by-text.ts';
import { type WeekdayName, weekdayNames } from './day-schemas.ts';
import type { NothingLeft } from './nothing-left.ts';
import type { PriceGroupForm, PriceListForm } from './price-schemas.ts';
import { fieldForm, optionalField, textsOf } from './texts-form.ts';

/** Euros that were checked to have two decimals at most. */
export const centsOf = (euros: number): Cents => cents(Math.round(euros * 100));

export const eurosOf = (amount: Cents): number => amount / 100;

/** A full and a reduced price as they are written down. */
export const priceForm = ({ price, priceWithDiscount }: Pick<SoldPriceList, 'price' | 'priceWithDiscount'>) => ({
  price: eurosOf(price),
  ...(priceWithDiscount === undefined ? {} : { priceWithDiscount: eurosOf(priceWithDiscount) }),
});

export const soldPrice = ({ price, priceWithDiscount }: Pick<PriceListForm, 'price' | 'priceWithDiscount'>) => ({
  price: centsOf(price),
  ...(priceWithDiscount === undefined ? {} : { priceWithDiscount: centsOf(priceWithDiscount) }),
});

const allWeekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const nameOfWeekday = (weekday: Weekday): WeekdayName => weekdayNames[weekday - 1] ?? 'mon';

/** Weekdays by their names, Monday first; every one when none is named. */
export const weekdaysOf = (names: readonly WeekdayName[] | undefined): readonly Weekday[] =>
  names === undefined ? allWeekdays : allWeekdays.filter((weekday) => names.includes(nameOfWeekday(weekday)));

export const weekdayForm = (weekdays: readonly Weekday[]): WeekdayName[] =>
  allWeekdays.filter((weekday) => weekdays.includes(weekday)).map(nameOfWeekday);

const { adult, child } = defaultPersonCategories;

const categoryOf = (name: string): CategoryId =>
  name === 'adult' ? adult : name === 'child' ? child : categoryId(name);

const categoryName = (id: CategoryId): string => (id === adult ? 'adult' : id === child ? 'child' : id);

const itemForm = ({ categoryId: category, quantity, ...rest }: PackageItem) => {
  rest satisfies NothingLeft;
  return { category: categoryName(category), quantity };
};

const kindForm = (kind: PriceListKind): Pick<PriceListForm, 'category' | 'package'> => {
  switch (kind.type) {
    case 'default': {
      const { type: _type, categoryId: category, ...rest } = kind;
      rest satisfies NothingLeft;
      return category === undefined ? {} : { category: categoryName(category) };
    }
    case 'package': {
      const { type: _type, items, ...rest } = kind;
      rest satisfies NothingLeft;
      return { package: items.map(itemForm) };
    }
  }
};

const kindOf = ({ category, package: items = [] }: PriceListForm): PriceListKind => {
  if (items.length === 0) {
    return { type: 'default', ...(category === undefined ? {} : { categoryId: categoryOf(category) }) };
  }
  return {
    type: 'package',
    items: items
      .map(({ category: whose, quantity }) => ({ categoryId: categoryOf(whose), quantity }))
      .sort((a, b) => byText(a.categoryId, b.categoryId)),
  };
};

const daysForm = ({ weekdays, holidays, ...rest }: SaleDays): Pick<PriceListForm, 'weekdays' | 'holidays'> => {
  rest satisfies NothingLeft;
  return {
    ...(weekdays === undefined ? {} : { weekdays: weekdayForm(weekdays) }),
    ...(holidays === undefined ? {} : { holidays }),
  };
};

/** Days for which a price counts; none when it counts on all of its group's. */
const daysOf = ({ weekdays, holidays }: PriceListForm): { readonly days?: SaleDays } =>
  weekdays === undefined && holidays === undefined
    ? {}
    : {
        days: {
          ...(weekdays === undefined ? {} : { weekdays: weekdaysOf(weekdays) }),
          ...(holidays === undefined ? {} : { holidays }),
        },
      };

export const priceListForm = (list: SoldPriceList): PriceListForm => {
  const { id, price, priceWithDiscount, kind, enabled, days, texts, ...rest } = list;
  rest satisfies NothingLeft;
  return {
    id,
    name: fieldForm(texts, ({ name }) => name) ?? '',
    ...priceForm(list),
    ...(enabled ? {} : { enabled }),
    ...(days === undefined ? {} : daysForm(days)),
    ...kindForm(kind),
  };
};

export const soldPriceList = (form: PriceListForm): SoldPriceList => ({
  id: priceListId(form.id),
  ...soldPrice(form),
  kind: kindOf(form),
  enabled: form.enabled ?? true,
  ...daysOf(form),
  texts: textsOf(form, ['name'], (text) => ({ name: text('name') })),
});

export const priceGroupForm = (group: SoldPriceGroup): PriceGroupForm => {
  const { id, enabled, weekdays, holidays, sameStayAs, priceLists, texts, ...rest } = group;
  rest satisfies NothingLeft;
  return {
    id,
    name: fieldForm(texts, ({ name }) => name) ?? '',
    ...optionalField('description', texts, ({ description }) => description),
    ...(weekdays.length === allWeekdays.length ? {} : { weekdays: weekdayForm(weekdays) }),
    ...(enabled ? {} : { enabled }),
    ...(holidays === undefined ? {} : { holidays }),
    ...(sameStayAs === undefined ? {} : { sameStayAs }),
    priceLists: priceLists.map(priceListForm),
  };
};

export const soldPriceGroup = (form: PriceGroupForm): SoldPriceGroup => ({
  id: priceGroupId(form.id),
  enabled: form.enabled ?? true,
  weekdays: weekdaysOf(form.weekdays),
  ...(form.holidays === undefined ? {} : { holidays: form.holidays }),
  ...(form.sameStayAs === undefined ? {} : { sameStayAs: priceGroupId(form.sameStayAs) }),
  priceLists: form.priceLists.map(soldPriceList),
  texts: textsOf(form, ['name', 'description'], (text) => ({
    name: text('name'),
    description: cleanHtml(text('description')),
  })),
});
