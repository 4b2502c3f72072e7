import { shownOutcomes } from '@shop/core/checkout/order';
import { type CancelResult, cancelReasons, longestNote } from '@shop/core/checkout/order-cancellation';
import { type FoundOrders, type ListedOrder, type ListedOrders, mostListed } from '@shop/core/checkout/order-list';
import type { PlaceReport } from '@shop/core/checkout/place-report';
import { instantText } from '@shop/core/dates/instant';
import { facilityId, pressKey, productId } from '@shop/core/ids';
import { inEuros } from '@shop/core/money/cents';
import type { OfficePort } from '@shop/core/ports/office-port';
import { periodOfText, periodText } from '@shop/core/seller/places/period-places';
import * as z from 'zod/mini';
import { reading } from '../codec/codec.ts';
import { answeredDay, day, euros, isoInstant, someEuros, wholeNumber } from '../codec/scalars.ts';
import { id, ids, text, typedLine } from '../codec/texts.ts';
import type { StaffCall } from './call.ts';
import { staffCall } from './call-parts.ts';
import { personal } from './privacy.ts';

const officeErrors = ['notAllowed', 'unreachable'] as const;

const listedWire = z.object({
  number: z.string(),
  placedAt: isoInstant,
  state: z.enum(shownOutcomes),
  isTest: z.optional(z.literal(true)),
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
  isTest: order.isTest,
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

const cancelRequest = z.object({
  orderNumber: text(100, 1),
  key: id(pressKey),
  refund: z.union([z.enum(['none', 'all']), someEuros]),
  evenUsed: z.boolean(),
  isRefunded: z.boolean(),
  reason: z.enum(cancelReasons),
  note: personal(z.optional(typedLine(longestNote))),
});

const cancelWire = z.discriminatedUnion('type', [
  z.object({ type: z.literal('canceled'), number: z.string(), at: isoInstant, refund: euros }),
  z.object({ type: z.literal('unknown') }),
  z.object({ type: z.literal('notPaid') }),
  z.object({ type: z.literal('over'), state: z.enum(shownOutcomes) }),
  z.object({ type: z.literal('used') }),
  z.object({ type: z.literal('tooMuch'), most: euros }),
  z.object({ type: z.literal('wholeOnly'), amount: euros }),
]);

const writeCancelResult = (answer: CancelResult): z.input<typeof cancelWire> => {
  const { type } = answer;
  switch (type) {
    case 'canceled':
      return { type, number: answer.number, at: instantText(answer.at), refund: inEuros(answer.refund) };
    case 'over':
      return { type, state: answer.state };
    case 'tooMuch':
      return { type, most: inEuros(answer.most) };
    case 'wholeOnly':
      return { type, amount: inEuros(answer.amount) };
    case 'unknown':
    case 'notPaid':
    case 'used':
      return { type };
  }
};

export const cancelByOffice: StaffCall<OfficePort['cancelByOffice'], z.output<typeof cancelRequest>> = {
  ...staffCall,
  toRequest: (orderNumber, request) => ({ request: { ...request, orderNumber, note: request.note } }),
  toArguments: ({ orderNumber, ...request }, { staff }) => [orderNumber, request, staff],
  errors: officeErrors,
  path: '/operator/orders/cancel',
  request: cancelRequest,
  answer: reading(cancelWire, (sent): CancelResult => sent),
  write: writeCancelResult,
  summary: 'Cancels a paid order and refunds all, a part or nothing of it',
};

/** `period`: a day as YYYY-MM-DD, or the id of a season. */
const placesRequest = z.object({ product: text(200, 1), period: text(128, 1) });

const persons = wholeNumber(0, 1_000_000_000);

const placesWire = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('places'),
    product: id(productId),
    facility: id(facilityId),
    capacity: persons,
    held: persons,
    paying: persons,
    sold: persons,
    left: z.int(),
  }),
  z.object({ type: z.literal('unknown'), products: ids(productId) }),
  z.object({ type: z.literal('noPlaces') }),
]);

const writePlaces = (report: PlaceReport): z.input<typeof placesWire> => {
  switch (report.type) {
    case 'places': {
      const { type, product, facility, capacity, held, paying, sold, left } = report;
      return { type, product, facility, capacity, held, paying, sold, left };
    }
    case 'unknown':
      return { type: report.type, products: [...report.products] };
    case 'noPlaces':
      return { type: report.type };
  }
};

export const reportPlaces: StaffCall<OfficePort['reportPlaces'], z.output<typeof placesRequest>> = {
  ...staffCall,
  toRequest: ({ product, period }) => ({ request: { product, period: periodText(period) } }),
  toArguments: ({ product, period }) => [{ product, period: periodOfText(period) }],
  errors: officeErrors,
  path: '/operator/places',
  request: placesRequest,
  answer: reading(placesWire, (sent): PlaceReport => sent),
  write: writePlaces,
  summary: 'The places of a ticket on a day or in a season: held, being paid and sold now',
};
