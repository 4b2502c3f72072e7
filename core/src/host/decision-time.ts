import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';

/** When something is decided: the instant, and the day it is then at the resort. It comes from the store. */
export type DecisionTime = { readonly now: Instant; readonly today: LocalDate };
