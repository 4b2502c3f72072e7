import * as z from 'zod/mini';

/** What becomes of a payment's word to the shop: it comes before the buyer is back, twice, or never. */
export const notificationFaults = ['first', 'twice', 'never'] as const;

/** What goes wrong on demand, so that the shop can be tried against a bad day. */
export const faultsCodec = z.object({
  notification: z.exactOptional(z.enum(notificationFaults)),
  /** Units: milliseconds before a notification leaves. */
  delay: z.exactOptional(z.int().check(z.minimum(0))),
  /** The work is done and the records say so, but the caller gets a gateway time-out. */
  reply: z.exactOptional(z.literal('lost')),
});

export type Faults = z.output<typeof faultsCodec>;
