import * as z from 'zod/mini';

/** How a payment's notification reaches the shop: before the buyer returns, twice, or never. */
export const notificationFaults = ['first', 'twice', 'never'] as const;

/** Faults to inject, for tests of the shop. */
export const faultsCodec = z.object({
  notification: z.exactOptional(z.enum(notificationFaults)),
  /** Milliseconds before a notification is sent. */
  delay: z.exactOptional(z.int().check(z.minimum(0))),
  /** The request is carried out and recorded, but the caller gets a gateway timeout. */
  reply: z.exactOptional(z.literal('lost')),
});

export type Faults = z.output<typeof faultsCodec>;
