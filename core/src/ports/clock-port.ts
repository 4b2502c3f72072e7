import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';

/** Time as an input. The resort's time zone decides the day. */
export interface ClockPort {
  now(): Instant;
  today(): LocalDate;
  /** IANA name of the resort's time zone. */
  readonly zone: string;
}

/** Receives the store's time, read at most `within` milliseconds ago. A clock that agrees within this tolerance is not
 *  changed, so that a late answer on a busy host does not turn it back. */
export type SyncTime = (reported: Instant, within: number) => void;

/** A host's clock. With `sync` it follows the store's time. */
export type HostClock = ClockPort & { readonly sync?: SyncTime };
