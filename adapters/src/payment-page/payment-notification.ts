import { instant } from '@shop/core/dates/instant';
import { attemptId, orderRef } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import * as z from 'zod/mini';

/** What the payment page tells the shop's server, signed. The event id is new per event and the same on every repeat. */
export const paymentNotification = z.object({
  eventId: z.string().check(z.minLength(1), z.maxLength(64)),
  attemptId: z.pipe(z.string().check(z.maxLength(64)), z.transform(attemptId)),
  orderRef: z.pipe(z.string().check(z.maxLength(64)), z.transform(orderRef)),
  state: z.enum(['authorized', 'captured', 'declined', 'canceled', 'refunded']),
  /** Units: cents. What the session was opened for, whatever became of it. */
  amount: z.pipe(z.int().check(z.minimum(0)), z.transform(cents)),
  currency: z.string().check(z.maxLength(3)),
  at: z.pipe(z.int(), z.transform(instant)),
});

export type PaymentNotification = z.output<typeof paymentNotification>;
