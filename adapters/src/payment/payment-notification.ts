import { attemptId, orderRef } from '@shop/core/ids';
import * as z from 'zod/mini';
import { epochMilliseconds, shortText, wholeCents } from './provider-api.ts';

/** Where the shop's server listens for notifications. */
export const notificationPath = '/payments/notification';

/** What a payment provider tells the shop's server, signed. The event id is new per event and the same on every repeat. */
export const paymentNotification = z.object({
  eventId: shortText,
  attemptId: z.pipe(z.string().check(z.maxLength(64)), z.transform(attemptId)),
  orderRef: z.pipe(z.string().check(z.maxLength(64)), z.transform(orderRef)),
  state: z.enum(['authorized', 'captured', 'declined', 'canceled', 'expired', 'refunded']),
  /** Why it was declined, where the provider says so. */
  why: z.exactOptional(z.unknown()),
  /** Units: cents. What the session was opened for, whatever became of it. */
  amount: wholeCents,
  currency: z.string().check(z.maxLength(3)),
  at: epochMilliseconds,
});

export type PaymentNotification = z.output<typeof paymentNotification>;
