import { percent } from '@shop/core/money/percent';
import type { AreaName, SampleDays } from './sample-product.ts';

/** The three pool areas with their days: Aqualuna is closed on Mondays, and for a break that begins inside the window of the
 *  first start. */
export const sampleAreas: Readonly<Record<AreaName, SampleDays>> = {
  termalija: {
    capacity: 400,
    smallCapacity: 14,
    closedWeekdays: [],
    closedFrom: 0,
    closedTo: -1,
    discount: { weekday: 2, percent: percent(20) },
  },
  orhidelija: {
    capacity: 120,
    smallCapacity: 8,
    closedWeekdays: [],
    closedFrom: 0,
    closedTo: -1,
    discount: { weekday: 3, percent: percent(10) },
  },
  aqualuna: {
    capacity: 600,
    smallCapacity: 20,
    closedWeekdays: [1],
    closedFrom: 46,
    closedTo: 75,
    discount: { weekday: 4, percent: percent(15) },
  },
};
