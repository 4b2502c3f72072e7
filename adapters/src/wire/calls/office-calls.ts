import { shownOutcomes } from '@shop/core/checkout/order';
import { type FoundOrders, type ListedOrder, type ListedOrders, mostListed } from '@shop/core/checkout/order-list';
import { instantText } from '@shop/core/dates/instant';
import { inEuros } from '@shop/core/money/cents';
import type { OfficePort } from '@shop/core/ports/office-port';
import * as z from 'zod/mini';
import { reading } from '../codec/codec.ts';
import { answeredDay, day, euros, isoInstant, wholeNumber } from '../codec/scalars.ts';
import { text } from '../codec/texts.ts';
import type { StaffCall } from './call.ts';
import { staffCall } from './call-parts.ts';
import { personal } from './privacy.ts';

const officeErrors = ['notAllowed', 'unreachable'] as const;

const listedWire = z.object({
  number: z.string(),
  placedAt: isoInstant,
  state: z.enum(shownOutcomes),
  visit: z.optional(z.object({ first: answeredDay, last: answeredDay })),
  total: euros,
  paid: euros,
  refunded: euros,
  buyer: personal(z.optional(z.object({ name: z.string(), email: z.string() }))),
});

const writeListed = ({ visit, buyer, ...order }: ListedOrder): z.input<typeof listedWire> => ({
  number: order.number,
  placedAt: instantText(order.placedAt),
  state: order.state,
  visit: visit && { first: visit.first, last: visit.last },
  total: inEuros(order.total),
  paid: inEuros(order.paid),
  refunded: inEuros(order.refunded),
  buyer: buyer && { name: buyer.name, email: buyer.email },
});

const listRequest = z.object({
  placed: z.optional(z.object({ from: day, to: day })),
  visit: z.optional(day),
  state: z.optional(z.enum(shownOutcomes)),
  after: z.optional(text(100, 1)),
  most: wholeNumber(1, mostListed),
});

const listWire = z.object({ orders: z.array(listedWire), next: z.optional(z.string()) });

export const listOrders: StaffCall<OfficePort['listOrders'], z.output<typeof listRequest>> = {
  ...staffCall,
  errors: officeErrors,
  path: '/operator/orders/list',
  request: listRequest,
  answer: reading(listWire, (sent): ListedOrders => sent),
  write: ({ orders, next }) => ({ orders: orders.map(writeListed), next }),
  summary: 'A page of the orders, the newest first',
};

const findRequest = z.object({ text: personal(text(200, 1)) });

const foundWire = z.object({ orders: z.array(listedWire), hasMore: z.boolean() });

export const findOrders: StaffCall<OfficePort['findOrders'], z.output<typeof findRequest>> = {
  ...staffCall,
  toRequest: (searched) => ({ request: { text: searched } }),
  toArguments: ({ text: searched }, { staff }) => [searched, staff],
  errors: officeErrors,
  path: '/operator/orders/find',
  request: findRequest,
  answer: reading(foundWire, (sent): FoundOrders => sent),
  write: ({ orders, hasMore }) => ({ orders: orders.map(writeListed), hasMore }),
  summary: 'The orders of a number, a ticket code, an e-mail address or a name',
};
