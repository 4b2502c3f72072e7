import { dayIn, instant } from '@shop/core/dates/instant';
import type { ClockPort } from '@shop/core/ports/clock-port';

/** The resort's zone (D-ZONE). */
export const resortZone = 'Europe/Ljubljana';

/** The machine's clock; which day it is, the resort's zone decides, whatever zone the machine lives in. */
export const systemClock = (zone: string = resortZone): ClockPort => {
  const now = () => instant(Date.now());
  return { now, today: () => dayIn(zone, now()), zone };
};
