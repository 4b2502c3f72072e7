import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ClockPort } from '@shop/core/ports/clock-port';

/** When something is done: the instant, and the day it is then at the resort. Read inside the transaction. */
export type Moment = { readonly now: Instant; readonly today: LocalDate };

export const momentOf = (clock: ClockPort): Moment => ({ now: clock.now(), today: clock.today() });
