import type { RandomPort } from '@shop/core/ports/random-port';
import * as z from 'zod/mini';

const share = z.number().check(z.minimum(0), z.maximum(1));

/** What goes wrong on demand, so that the shop can be tried against a bad day. Shares run from 0 (never) to 1 (always). */
export const faultsCodec = z.object({
  /** The work is done and the records say so, but the caller gets a gateway time-out. */
  replyLost: share,
  notificationLost: share,
  notificationDoubled: share,
  /** The buyer is sent back only after the shop has taken the notification, or would not. */
  notificationFirst: share,
  /** Units: milliseconds before a notification leaves. */
  notificationDelay: z.int().check(z.minimum(0)),
});

export type Faults = z.output<typeof faultsCodec>;

export const noFaults: Faults = {
  replyLost: 0,
  notificationLost: 0,
  notificationDoubled: 0,
  notificationFirst: 0,
  notificationDelay: 0,
};

/** Draws once; a share of 0 never happens and a share of 1 always does. */
export const happens = (probability: number, random: RandomPort): boolean =>
  Number.parseInt(random.token().slice(0, 8), 16) / 2 ** 32 < probability;
