import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';

/** Time as an input. The resort's zone decides which day it is (D-ZONE). */
export interface ClockPort {
  now(): Instant;
  today(): LocalDate;
}

/** A host's clock: where the store tells the time it is heard and gone by from then on (D-STORE-CLOCK). */
export type HostClock = ClockPort & { readonly hear?: (told: Instant) => void };
