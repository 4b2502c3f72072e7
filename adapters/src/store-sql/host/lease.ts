import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';

/** What is due is leased to one host for so long; the lease of a host that dies ends then (D-POSTGRES). Units: milliseconds. */
const leaseTime = 30_000;

export const leaseUntil = (now: Instant): Instant => plusMilliseconds(now, leaseTime);
