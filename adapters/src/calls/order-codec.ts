import { declineReasonOf } from '@shop/core/checkout/attempt-state';
import { type Order, orderMailStates, shownOutcomes } from '@shop/core/checkout/order';
import type { OrderPapers, Sale } from '@shop/core/checkout/order-papers';
import { paymentStatuses, paymentTypes } from '@shop/core/checkout/payment';
import { cancelId, cartItemId, orderKey, orderRef, ticketCode } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';
import { answeredDay, euros, isoInstant, numbered, success, wholeNumber } from '../codec/scalars.ts';
import { id, unlessEmpty, words } from '../codec/texts.ts';
import { list, sentAs, wireObject } from '../codec/wire-object.ts';
import { cartItem } from './cart-item-codec.ts';
import { marked, personal, publicly, secret } from './privacy.ts';
import { productType } from './product-codec.ts';

/** Status numbers 0 to 4. */
const paymentStatus = numbered(paymentStatuses);

/** 0 takes the money, 1 holds it. */
export const paymentType = numbered(paymentTypes);

/** Success and product type are the provider's; the rest is ours, and stays absent where a provider does
 *  not send it. An answer without `success` is no order. The status is not named `status`: a number of
 *  that name means the HTTP status of an answer. */
export const order: Codec<Order> = publicly(
  wireObject({
    success,
    productType,
    ref: z._default(id(orderRef), orderRef('unknown')),
    number: sentAs('orderNumber', z.exactOptional(unlessEmpty(z.string(), String))),
    status: sentAs('paymentStatus', z.exactOptional(paymentStatus)),
    /** Why the bank declined the last payment; a reason that is not known here counts as none. */
    declineReason: z.exactOptional(unlessEmpty(z.string(), declineReasonOf)),
    outcome: z.exactOptional(z.enum(shownOutcomes)),
    paymentType: z.exactOptional(paymentType),
    total: z.exactOptional(euros),
    items: list(cartItem),
    promo: sentAs(
      'promoCode',
      z.exactOptional(z.object({ code: marked('code', z.string()), description: words, amount: euros })),
    ),
    placedAt: z.exactOptional(isoInstant),
    cancelId: secret(z.exactOptional(id(cancelId))),
    orderKey: secret(z.exactOptional(id(orderKey))),
    mail: z.exactOptional(z.object({ state: z.enum(orderMailStates), to: personal(z.exactOptional(z.string())) })),
  }),
);

export const papersRequest = z.object({
  orderKey: secret(id(orderKey)),
  language: publicly(z.exactOptional(z.enum(languages))),
});

/** A firm is no person. */
const seller = z.object({
  name: z.string(),
  street: z.string(),
  town: z.string(),
  email: z.string(),
  phone: z.exactOptional(z.string()),
  vatId: z.exactOptional(z.string()),
  register: z.exactOptional(z.string()),
});

/** Units of the rate: hundredths of a percent. */
const vatLine = z.object({ rate: wholeNumber(0, 10_000), net: euros, vat: euros, gross: euros });

/** Who sold, with the tax that the price contains. */
const sale: Codec<Sale> = z.object({
  seller,
  vat: z.exactOptional(z.object({ lines: z.array(vatLine), vouchers: z.exactOptional(euros) })),
});

const ticket = wireObject({
  code: secret(id(ticketCode)),
  itemId: sentAs('cartItemId', id(cartItemId)),
  worth: z.optional(euros),
  balance: z.optional(euros),
  visits: z.optional(z.object({ left: wholeNumber(0, 1_000_000), of: wholeNumber(0, 1_000_000) })),
  validity: z.exactOptional(z.string()),
  lastDay: z.optional(answeredDay),
  admittedAt: z.optional(isoInstant),
  isUsedUp: sentAs('usedUp', z._default(z.boolean(), false)),
});

/** Ours alone: a foreign provider has no such answer. */
export const papers: Codec<OrderPapers> = publicly(
  wireObject({
    success,
    order,
    language: z.enum(languages),
    buyerName: personal(z.string()),
    tickets: z.array(ticket),
    sale: z.exactOptional(sale),
  }),
);
