import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';

/** Time as an input. The resort's zone decides which day it is. */
export interface ClockPort {
  now(): Instant;
  today(): LocalDate;
  /** IANA name. */
  readonly zone: string;
}

/** Receives the store's time at some moment of the last milliseconds. A clock that may agree stays as it is: an answer
 *  that a busy host read late turns nothing back. */
export type SyncTime = (reported: Instant, within: number) => void;

/** A host's clock: it follows the store's time where the store reports it. */
export type HostClock = ClockPort & { readonly sync?: SyncTime };
