import type { PackageItem } from '@shop/core/catalog/price-list';
import type { Weekday } from '@shop/core/dates/local-date';
import type { SaleDays } from '@shop/core/host/catalog/sale-days';
import { categoryId } from '@shop/core/ids';
import { defaultPersonCategories } from '@shop/core/packages/person-categories';
import type { PerLanguage, SamplePriceList } from './sample-product.ts';
import { adults, children } from './ticket-words.ts';

/** Prices of one kind of stay. Amounts in cents. */
export type Prices = { readonly adult: number; readonly child: number };

export const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The days of the cheaper prices. */
const toThursday: SaleDays = { weekdays: [1, 2, 3, 4], holidays: 'excluded' };
const weekendAndHolidays: SaleDays = { weekdays: [5, 6, 7], holidays: 'included' };

/** Those too young for a child's ticket: no price of theirs is an adult's, and no package counts them. */
export const toddlerCategory = categoryId('0c7e55d1-64a9-4b1f-9c58-3d20a7e8f603');

/** One price list for an adult and one for a child. */
export const singles = (id: string, prices: Prices): readonly SamplePriceList[] => [
  { id: `${id}-adult`, name: adults, price: prices.adult, categoryId: defaultPersonCategories.adult },
  { id: `${id}-child`, name: children, price: prices.child, categoryId: defaultPersonCategories.child },
];

/** Prices of an adult and a child from Monday to Thursday, and on other days and public holidays; one of the two counts on any day. */
export const byDay = (id: string, onWeekdays: Prices, onOtherDays: Prices): readonly SamplePriceList[] => [
  ...singles(id, onWeekdays).map((list) => ({ ...list, days: toThursday })),
  ...singles(`${id}-weekend`, onOtherDays).map((list) => ({ ...list, days: weekendAndHolidays })),
];

const personsIn = (adults: number, children: number): readonly PackageItem[] => [
  { categoryId: defaultPersonCategories.adult, quantity: adults },
  { categoryId: defaultPersonCategories.child, quantity: children },
];

const packageName = (persons: string): PerLanguage<string> => ({
  sl: `Paket ${persons}`,
  en: `Package ${persons}`,
  de: `Paket ${persons}`,
  it: `Pacchetto ${persons}`,
  hr: `Paket ${persons}`,
});

/** A package is named for its adults and children, as `2+1`. */
export const packageOf = (id: string, adults: number, children: number, price: number): SamplePriceList => ({
  id: `${id}-${adults}-${children}`,
  name: packageName(`${adults}+${children}`),
  price,
  packageItems: personsIn(adults, children),
});
