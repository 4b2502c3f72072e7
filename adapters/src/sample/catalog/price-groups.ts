import type { Weekday } from '@shop/core/dates/local-date';
import { everyDay, type Prices, packageOf, singles } from './price-lists.ts';
import type { SamplePriceGroup } from './sample-product.ts';
import { allDay, evening, family, night, threeHours } from './ticket-words.ts';

export type TicketPrices = {
  readonly threeHours: Prices;
  readonly day: Prices;
  /** The whole day for two adults with one or two children. */
  readonly family: { readonly twoAndOne: number; readonly twoAndTwo: number };
  readonly evening: Prices;
  readonly night: Prices;
};

const fridayAndSaturday: readonly Weekday[] = [5, 6];

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
      packageOf(`${product}-family`, 2, 1, prices.family.twoAndOne),
      packageOf(`${product}-family`, 2, 2, prices.family.twoAndTwo),
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
