import { declineReasonOf } from '@shop/core/checkout/attempt-state';
import { type Order, orderMailStates, type ToldOutcome } from '@shop/core/checkout/order';
import { type PaymentStatus, type PaymentType, paymentStatuses, paymentTypes } from '@shop/core/checkout/payment';
import { cancelId, orderKey, orderRef } from '@shop/core/ids';
import * as z from 'zod/mini';
import { type Codec, mapped } from '../codec/codec.ts';
import { euros, isoInstant, success } from '../codec/scalars.ts';
import { id, words } from '../codec/texts.ts';
import { cartItem } from './cart-item-codec.ts';
import { productType } from './product-type-codec.ts';

/** Status numbers 0 to 4 (R-KIND-3). */
const paymentStatus: Codec<PaymentStatus, number> = z.codec(z.literal([0, 1, 2, 3, 4]), z.custom<PaymentStatus>(), {
  decode: (number) => paymentStatuses[number] ?? 'unknown',
  encode: (status) => statusNumbers[status],
});

const statusNumbers = { unknown: 0, initializing: 1, canceled: 2, error: 3, completed: 4 } as const satisfies Record<
  PaymentStatus,
  number
>;

/** 0 takes the money, 1 holds it (R-KIND-2). */
export const paymentType: Codec<PaymentType, number> = z.codec(z.literal([0, 1]), z.custom<PaymentType>(), {
  decode: (number) => paymentTypes[number] ?? 'payment',
  encode: (type) => (type === 'payment' ? 0 : 1),
});

const outcomes = [
  'open',
  'completed',
  'refunding',
  'refunded',
  'canceling',
  'canceled',
] as const satisfies readonly ToldOutcome[];

/** Success and product type are the provider's (R-CALL-17); the rest is ours, and absent where a provider does not tell it: nothing
 *  stands in for what was not said (D-BARE-ORDER). An answer without `success` is no order.
 *  The status is not named `status`: a number of that name means the HTTP status of an answer (R-CALL-27). */
export const order: Codec<Order> = mapped(
  z.object({
    success,
    productType,
    ref: z._default(id(orderRef), orderRef('unknown')),
    orderNumber: z.exactOptional(z.string()),
    paymentStatus: z.exactOptional(paymentStatus),
    /** Why the bank declined the last payment; a reason that is not known here counts as none. */
    declineReason: z.exactOptional(z.string()),
    outcome: z.exactOptional(z.enum(outcomes)),
    paymentType: z.exactOptional(paymentType),
    total: z.exactOptional(euros),
    items: z._default(z.array(cartItem), []),
    promoCode: z.exactOptional(z.object({ code: z.string(), description: words, amount: euros })),
    placedAt: z.exactOptional(isoInstant),
    cancelId: z.exactOptional(id(cancelId)),
    orderKey: z.exactOptional(id(orderKey)),
    mail: z.exactOptional(z.object({ state: z.enum(orderMailStates), to: z.exactOptional(z.string()) })),
  }),
  {
    decode: ({
      success: _success,
      orderNumber,
      paymentStatus: status,
      declineReason: told,
      promoCode,
      ...same
    }): Order => {
      const declineReason = declineReasonOf(told);
      return {
        ...same,
        ...(declineReason === undefined ? {} : { declineReason }),
        ...(orderNumber === undefined || orderNumber === '' ? {} : { number: orderNumber }),
        ...(status === undefined ? {} : { status }),
        ...(promoCode === undefined ? {} : { promo: promoCode }),
      };
    },
    encode: ({ number, status, promo, items, ...same }) => ({
      success: true as const,
      items: [...items],
      ...same,
      ...(number === undefined ? {} : { orderNumber: number }),
      ...(status === undefined ? {} : { paymentStatus: status }),
      ...(promo === undefined ? {} : { promoCode: promo }),
    }),
  },
);
