import { declineReasonOf } from '@shop/core/checkout/attempt-state';
import { type Order, orderMailStates, shownOutcomes } from '@shop/core/checkout/order';
import type { OrderPapers, OrderTicket, Sale } from '@shop/core/checkout/order-papers';
import { paymentStatuses, paymentTypes } from '@shop/core/checkout/payment';
import { cancelId, cartItemId, orderKey, orderRef, ticketCode } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { inEuros } from '@shop/core/money/cents';
import * as z from 'zod/mini';
import { reading } from '../codec/codec.ts';
import {
  answeredDay,
  euros,
  instantIfAny,
  isoInstant,
  list,
  numbered,
  success,
  wholeNumber,
} from '../codec/scalars.ts';
import { id, unlessEmpty, words } from '../codec/texts.ts';
import { cartLineWire, readCartLine, writeCartLine } from './cart-line-wire.ts';
import { marked, personal, publicly, secret } from './privacy.ts';
import { productType } from './product-type-wire.ts';

/** Status numbers 0 to 4. */
const paymentStatus = numbered(paymentStatuses);

/** 0 captures the money, 1 only authorizes it. */
export const paymentType = numbered(paymentTypes);

/** `success` and `productType` are the provider's; the other members are extensions of this shop and are absent when
 *  a provider does not send them. An answer without `success` is not an order. The status is named `paymentStatus`,
 *  because a number named `status` is the HTTP status of an answer. */
const orderWire = publicly(
  z.object({
    success,
    productType: z.optional(productType),
    ref: z._default(id(orderRef), orderRef('unknown')),
    orderNumber: z.optional(unlessEmpty(z.string(), String)),
    paymentStatus: z.optional(paymentStatus),
    /** Why the bank declined the last payment; an unknown reason is ignored. */
    declineReason: z.optional(unlessEmpty(z.string(), declineReasonOf)),
    outcome: z.optional(z.enum(shownOutcomes)),
    paymentType: z.optional(paymentType),
    total: z.optional(euros),
    /** True for an order whose payment was a test. */
    test: z.optional(z.boolean()),
    /** What the office gives back of a canceled order, unless it is all. */
    refund: z.optional(euros),
    items: list(cartLineWire),
    promoCode: z.optional(
      z.object({ code: marked('code', z.string()), description: words, amount: z.optional(euros) }),
    ),
    placedAt: z.optional(isoInstant),
    cancelId: secret(z.optional(id(cancelId))),
    orderKey: secret(z.optional(id(orderKey))),
    mail: z.optional(z.object({ state: z.enum(orderMailStates), to: personal(z.optional(z.string())) })),
  }),
);

const readOrder = ({ success: _, ...sent }: z.output<typeof orderWire>): Order => {
  const { paymentStatus: status, promoCode: promo, test, items, ...same } = sent;
  return { ...same, status, promo, isTest: test === true ? true : undefined, items: items.map(readCartLine) };
};

export const order = reading(orderWire, readOrder);

/** Writes an order. */
export const writeOrder = (order: Order): z.input<typeof orderWire> => ({
  success: true,
  productType: order.productType && z.encode(productType, order.productType),
  ref: order.ref,
  orderNumber: order.orderNumber,
  paymentStatus: order.status && z.encode(paymentStatus, order.status),
  declineReason: order.declineReason,
  outcome: order.outcome,
  paymentType: order.paymentType && z.encode(paymentType, order.paymentType),
  total: inEuros(order.total),
  test: order.isTest,
  refund: inEuros(order.refund),
  items: order.items.map(writeCartLine),
  promoCode: order.promo && {
    code: order.promo.code,
    description: order.promo.description,
    amount: inEuros(order.promo.amount),
  },
  placedAt: instantIfAny(order.placedAt),
  cancelId: order.cancelId,
  orderKey: order.orderKey,
  mail: order.mail && { state: order.mail.state, to: order.mail.to },
});

export const papersRequest = z.object({
  orderKey: secret(id(orderKey)),
  language: publicly(z.optional(z.enum(languages))),
});

/** Data of a company, which is no personal data. */
const sellerWire = z.object({
  name: z.string(),
  street: z.string(),
  town: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  vatId: z.optional(z.string()),
  register: z.optional(z.string()),
});

/** The rate is in hundredths of a percent. */
const vatLine = z.object({ rate: wholeNumber(0, 10_000), net: euros, vat: euros, gross: euros });

/** The seller, and the tax included in the price. */
const saleWire = z.object({
  seller: sellerWire,
  vat: z.optional(z.object({ lines: z.array(vatLine), vouchers: z.optional(euros) })),
});

const visits = z.object({ left: wholeNumber(0, 1_000_000), of: wholeNumber(0, 1_000_000) });

const ticketWire = z.object({
  code: secret(id(ticketCode)),
  cartItemId: id(cartItemId),
  worth: z.optional(euros),
  balance: z.optional(euros),
  visits: z.optional(visits),
  validity: z.optional(z.string()),
  picture: z.optional(z.string()),
  lastDay: z.optional(answeredDay),
  admittedAt: z.optional(isoInstant),
  usedUp: z._default(z.boolean(), false),
});

const papersWire = publicly(
  z.object({
    success,
    order: orderWire,
    language: z.enum(languages),
    buyerName: personal(z.string()),
    tickets: z.array(ticketWire),
    sale: z.optional(saleWire),
  }),
);

/** An extension of this shop: a foreign provider has no such answer. */
export const papers = reading(
  papersWire,
  (sent): OrderPapers => ({
    order: readOrder(sent.order),
    language: sent.language,
    buyerName: sent.buyerName,
    tickets: sent.tickets.map(({ usedUp: isUsedUp, ...ticket }) => ({ ...ticket, isUsedUp })),
    sale: sent.sale,
  }),
);

const writeTicket = (ticket: OrderTicket): z.input<typeof ticketWire> => ({
  code: ticket.code,
  cartItemId: ticket.cartItemId,
  worth: inEuros(ticket.worth),
  balance: inEuros(ticket.balance),
  visits: ticket.visits && { left: ticket.visits.left, of: ticket.visits.of },
  validity: ticket.validity,
  picture: ticket.picture,
  lastDay: ticket.lastDay,
  admittedAt: instantIfAny(ticket.admittedAt),
  usedUp: ticket.isUsedUp,
});

const writeSale = ({ seller, vat }: Sale): z.input<typeof saleWire> => ({
  seller: {
    name: seller.name,
    street: seller.street,
    town: seller.town,
    email: seller.email,
    phone: seller.phone,
    vatId: seller.vatId,
    register: seller.register,
  },
  vat: vat && {
    lines: vat.lines.map((line) => ({
      rate: line.rate,
      net: inEuros(line.net),
      vat: inEuros(line.vat),
      gross: inEuros(line.gross),
    })),
    vouchers: inEuros(vat.vouchers),
  },
});

/** Writes the papers of an order. */
export const writePapers = (value: OrderPapers): z.input<typeof papersWire> => ({
  success: true,
  order: writeOrder(value.order),
  language: value.language,
  buyerName: value.buyerName,
  tickets: value.tickets.map(writeTicket),
  sale: value.sale && writeSale(value.sale),
});
