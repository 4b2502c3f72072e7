import type { Instant } from '@shop/core/dates/instant';
import { dayIn } from '@shop/core/dates/instant';

/** Returns hour and minute at the resort, such as `10:05`. */
export const clockText = (at: Instant, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);

/** Returns day and time at the resort, such as `2026-12-01 10:05`. */
export const dayAndTimeText = (at: Instant, zone: string): string => `${dayIn(zone, at)} ${clockText(at, zone)}`;
