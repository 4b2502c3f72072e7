import * as z from 'zod/mini';

/** How a payment's notification reaches the shop: before the buyer is back, twice, or never. */
export const notificationFaults = ['first', 'twice', 'never'] as const;

/** Faults to inject, for tests of the shop. */
export const faultsCodec = z.object({
  notification: z.exactOptional(z.enum(notificationFaults)),
  /** Units: milliseconds before a notification leaves. */
  delay: z.exactOptional(z.int().check(z.minimum(0))),
  /** The request is carried out and recorded, but the caller gets a gateway time-out. */
  reply: z.exactOptional(z.literal('lost')),
});

export type Faults = z.output<typeof faultsCodec>;
