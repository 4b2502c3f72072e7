import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';

/** A day at the resort, and its time zone (IANA name). */
export type ResortDay = { readonly today: LocalDate; readonly zone: string };

/** The time of a decision: the instant, and the day at the resort at that instant. The store provides it. */
export type DecisionTime = ResortDay & { readonly now: Instant };

/** The result of a decision: the next case, and the answer to the caller. The answer may be a refusal even when the
 *  case has changed. */
export type Decision<Of, Answer> = { readonly next: Of; readonly answer: Answer };
