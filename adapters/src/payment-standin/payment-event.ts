import { declineReasons } from '@shop/core/checkout/attempt-state';
import { paymentTypes } from '@shop/core/checkout/payment';
import { attemptId, orderRef } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import * as z from 'zod/mini';
import { wholeCents as amount, epochMilliseconds } from '../payment/provider-api.ts';

const event = { eventId: z.string(), at: epochMilliseconds, attemptId: z.pipe(z.string(), z.transform(attemptId)) };

/** One line of the payment page's ledger. Amounts in euro cents, instants in milliseconds; never a card number. */
export const paymentEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('opened'),
    ...event,
    /** Secret part of the page's address. */
    token: z.string(),
    orderRef: z.pipe(z.string(), z.transform(orderRef)),
    orderNumber: z.string(),
    amount,
    paymentType: z.enum(paymentTypes),
    language: z.enum(languages),
    returnUrl: z.string(),
    notifyUrl: z.string(),
    expiresAt: epochMilliseconds,
  }),
  /** The card's bank asks for a confirmation first (3-D Secure). */
  z.object({ type: z.literal('challenged'), ...event }),
  z.object({ type: z.literal('authorized'), ...event, amount }),
  z.object({ type: z.literal('captured'), ...event, amount }),
  z.object({ type: z.literal('declined'), ...event, why: z.exactOptional(z.enum(declineReasons)) }),
  /** By the buyer, by the shop, or because the session's time was over. */
  z.object({ type: z.literal('canceled'), ...event, by: z.enum(['buyer', 'shop', 'time']) }),
  z.object({ type: z.literal('refunded'), ...event, amount }),
]);

export type PaymentEvent = z.output<typeof paymentEvent>;
export type OpenedEvent = Extract<PaymentEvent, { type: 'opened' }>;
