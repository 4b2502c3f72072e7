import type { Weekday } from '@shop/core/dates/local-date';
import { defaultPersonCategories } from '@shop/core/packages/person-categories';
import type { SamplePriceGroup, SamplePriceList } from './sample-product.ts';
import { adults, allDay, children, evening, family, night, threeHours, twoAndOne, twoAndTwo } from './ticket-words.ts';

/** Prices of one kind of stay. Amounts in cents. */
type Prices = { readonly adult: number; readonly child: number };

export type TicketPrices = {
  readonly threeHours: Prices;
  readonly day: Prices;
  /** The whole day for two adults with one or two children. */
  readonly family: { readonly twoAndOne: number; readonly twoAndTwo: number };
  readonly evening: Prices;
  readonly night: Prices;
};

const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const fridayAndSaturday: readonly Weekday[] = [5, 6];

const singles = (id: string, prices: Prices): readonly SamplePriceList[] => [
  { id: `${id}-adult`, name: adults, price: prices.adult },
  { id: `${id}-child`, name: children, price: prices.child },
];

const packageOf = (id: string, name: SamplePriceList['name'], children: number, price: number): SamplePriceList => ({
  id,
  name,
  price,
  packageItems: [
    { categoryId: defaultPersonCategories.adult, quantity: 2 },
    { categoryId: defaultPersonCategories.child, quantity: children },
  ],
});

/** The kinds of stay that every pool area offers; night bathing is on Fridays and Saturdays only. Packages have a group of
 *  their own, because a group with packages asks for adults and children first (D-PERSON-SELECTORS). */
export const priceGroups = (product: string, prices: TicketPrices): readonly SamplePriceGroup[] => [
  {
    id: `${product}-3h`,
    words: threeHours,
    weekdays: everyDay,
    priceLists: singles(`${product}-3h`, prices.threeHours),
  },
  {
    id: `${product}-day`,
    words: allDay,
    weekdays: everyDay,
    priceLists: singles(`${product}-day`, prices.day),
  },
  {
    id: `${product}-family`,
    words: family,
    weekdays: everyDay,
    sameStayAs: `${product}-day`,
    priceLists: [
      packageOf(`${product}-family-2-1`, twoAndOne, 1, prices.family.twoAndOne),
      packageOf(`${product}-family-2-2`, twoAndTwo, 2, prices.family.twoAndTwo),
    ],
  },
  {
    id: `${product}-evening`,
    words: evening,
    weekdays: everyDay,
    priceLists: singles(`${product}-evening`, prices.evening),
  },
  {
    id: `${product}-night`,
    words: night,
    weekdays: fridayAndSaturday,
    priceLists: singles(`${product}-night`, prices.night),
  },
];
