import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';

/** A day at the resort, and the zone (IANA name) that decides which day a moment is there. */
export type ResortDay = { readonly today: LocalDate; readonly zone: string };

/** When something is decided: the instant, and the day it is then at the resort. It comes from the store. */
export type DecisionTime = ResortDay & { readonly now: Instant };

/** What follows from a decision: the next case, and what its caller learns. The answer may itself be a refusal that had
 *  an effect. */
export type Decided<Of, Answer> = { readonly next: Of; readonly answer: Answer };
