import type { TicketPeriod } from '@shop/core/catalog/ticket';
import { declineReasons } from '@shop/core/checkout/attempt-state';
import { actors, factNames } from '@shop/core/checkout/fact';
import { cancelReasons } from '@shop/core/checkout/order-cancellation';
import { paymentTypes } from '@shop/core/checkout/payment';
import { customerFields } from '@shop/core/customer/customer';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import type {
  CartId,
  CartItemId,
  CategoryId,
  FacilityId,
  PriceListId,
  ProductId,
  SeasonId,
  UpsellId,
} from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import type { Cents } from '@shop/core/money/cents';
import type { LogRow } from '@shop/core/seller/log/log-row';
import { sendResults } from '@shop/core/seller/mail/outbox';
import { mailSubjects } from '@shop/core/seller/mail/seller-mail';
import * as z from 'zod/mini';
import { decodeError, encodeError } from '../../wire/calls/error-codec.ts';
import { count, jsonOf, moment, number, reader, type Stored, text } from './document.ts';

const money = number<Cents>();
const day = text<LocalDate>();
const lineId = text<CartItemId>();
const ofCart = { cartId: text<CartId>() };
const ofClient = { mostPersons: z.optional(count) };
const ofSession = { session: z.optional(z.string()) };
const ofAttempt = { of: z.optional(z.object({ order: z.string(), attempt: count })) };
const ofOrder = { order: z.optional(z.string()) };
const ofTicket = { ...ofOrder, ticket: z.optional(count) };
const addition = { newCartId: text<CartId>(), newLineIds: z.array(lineId), atCartLimit: z.optional(z.boolean()) };
const mail = { about: z.enum(mailSubjects) };

const period: z.ZodMiniType<TicketPeriod> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('day'), date: day }),
  z.object({ type: z.literal('season'), seasonId: text<SeasonId>() }),
]);

const filling = { cartId: z.optional(text<CartId>()), language: z.enum(languages) };
const listed = { priceListId: text<PriceListId>(), quantity: z.number() };

const ticketOrder = z.object({
  ...filling,
  productId: text<ProductId>(),
  period: z.optional(period),
  lines: z.array(z.object({ ...listed, categoryId: z.optional(text<CategoryId>()) })),
});

const giftCardOrder = z.object({
  ...filling,
  productId: text<ProductId>(),
  lines: z.array(z.object({ ...listed, price: z.optional(money) })),
});

const upsellOrder = z.object({
  ...ofCart,
  language: z.enum(languages),
  lines: z.array(
    z.object({
      id: text<UpsellId>(),
      quantity: z.number(),
      parentProductIds: z.array(text<ProductId>()),
      date: z.optional(day),
    }),
  ),
});

const reported = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['open', 'canceled', 'expired', 'notFound', 'unknown']) }),
  z.object({ state: z.enum(['authorized', 'lapsed', 'refunded']), amount: money }),
  z.object({ state: z.literal('captured'), amount: money, refunded: z.optional(money) }),
  z.object({ state: z.literal('declined'), why: z.exactOptional(z.enum(declineReasons)) }),
]);

const request = z.discriminatedUnion('type', [
  z.object({ type: z.literal('addTicket'), order: ticketOrder, ...addition, ...ofClient }),
  z.object({ type: z.literal('addGiftCard'), order: giftCardOrder, ...addition }),
  z.object({ type: z.literal('addUpsell'), order: upsellOrder, ...addition }),
  z.object({ type: z.literal('changeQuantity'), cartItemId: lineId, quantity: z.number(), ...ofCart, ...ofClient }),
  z.object({ type: z.literal('removeLine'), cartItemId: lineId, ...ofCart }),
  z.object({ type: z.literal('extendHold'), ...ofCart }),
  z.object({ type: z.literal('applyPromoCode'), text: z.string(), ...ofCart }),
  z.object({ type: z.literal('beginCheckout'), ...ofCart, ...ofSession, ...ofClient }),
  z.object({
    type: z.literal('saveCustomer'),
    language: z.enum(languages),
    country: z.string(),
    filled: z.array(z.enum(customerFields)),
    ...ofCart,
    ...ofSession,
  }),
  z.object({
    type: z.literal('startPayment'),
    paymentType: z.enum(paymentTypes),
    shownTotal: z.optional(money),
    terms: z.optional(
      z.object({
        leastAmount: money,
        authorizationDays: z.optional(count),
        endAfter: z.optional(count),
        isTest: z.boolean(),
      }),
    ),
    ...ofCart,
    ...ofSession,
    ...ofClient,
  }),
  z.object({ type: z.literal('keepSession'), endsAt: moment, ...ofAttempt }),
  z.object({ type: z.literal('giveUpOpening'), refused: z.boolean(), ...ofAttempt }),
  z.object({ type: z.literal('postponeQuery'), ...ofAttempt }),
  z.object({
    type: z.literal('settle'),
    reported,
    isNotification: z.boolean(),
    byPerson: z.optional(z.literal(true)),
    ...ofAttempt,
  }),
  z.object({ type: z.literal('noteCurrency'), ...ofAttempt }),
  z.object({ type: z.literal('cancelOrder'), ...ofOrder }),
  z.object({
    type: z.literal('cancelByOffice'),
    refund: z.union([money, z.enum(['none', 'all'])]),
    evenUsed: z.boolean(),
    isRefunded: z.boolean(),
    reason: z.enum(cancelReasons),
    ...ofOrder,
  }),
  z.object({
    type: z.literal('admitTicket'),
    amount: z.optional(z.union([money, z.literal('all')])),
    on: z.optional(day),
    ...ofTicket,
  }),
  z.object({ type: z.literal('takeBack'), amount: money, ...ofTicket }),
  z.object({ type: z.literal('takeMail'), ...mail, ...ofOrder }),
  z.object({
    type: z.literal('noteMail'),
    result: z.enum(sendResults),
    ...mail,
    ...ofOrder,
  }),
  z.object({ type: z.literal('resendMail'), ...ofOrder }),
  z.object({ type: z.literal('forgetBuyer'), ...ofOrder }),
  z.object({
    type: z.literal('useCase'),
    name: z.string(),
    productId: z.optional(text<ProductId>()),
    period: z.optional(period),
  }),
  z.object({ type: z.literal('lookUp'), order: z.string() }),
  z.object({ type: z.literal('dropped'), count }),
]);

const fact = z.object({
  what: z.enum(factNames),
  order: z.optional(z.string()),
  attempt: z.optional(count),
  amount: z.optional(money),
  line: z.optional(lineId),
  goods: z.optional(z.string()),
  quantity: z.optional(z.number()),
  ticket: z.optional(count),
  word: z.optional(z.string()),
  why: z.optional(z.string()),
});

const read = z.object({
  places: z.array(z.object({ facilityId: text<FacilityId>(), period, capacity: count, free: count, ofClient: count })),
  codes: z.array(z.object({ code: z.string(), left: count })),
  isBuyerStored: z.optional(z.boolean()),
});

const refusal = z.object({ errorCodes: z.array(z.string()), errorDetails: z.optional(z.unknown()) });

/** A row's content besides its columns. */
const content = z.object({
  by: z.enum(actors),
  staff: z.optional(z.string()),
  request,
  revision: z.optional(z.object({ from: count, to: count })),
  read: z.optional(read),
  catalogVersion: z.optional(count),
  facts: z.array(fact),
  total: z.optional(money),
  refusal: z.optional(refusal),
});

/** A whole row, as in a support code. */
export const logRowShape = z.extend(content, {
  id: z.string(),
  at: moment,
  cartId: text<CartId>(),
  owner: z.optional(z.string()),
});

type Coded = z.output<typeof refusal>;

const refusalOf = (coded: Coded | undefined): ShopError | undefined => coded && decodeError(422, coded);

type Columns = Pick<LogRow, 'id' | 'at' | 'cartId' | 'owner'>;

/** Converts a row that `logRowShape` has checked to a log row. */
export const logRowOf = (row: z.output<typeof logRowShape>): LogRow => ({ ...row, refusal: refusalOf(row.refusal) });

const contentOf = (row: LogRow) => ({
  by: row.by,
  staff: row.staff,
  request: row.request,
  revision: row.revision,
  read: row.read,
  catalogVersion: row.catalogVersion,
  facts: row.facts,
  total: row.total,
  refusal: row.refusal && encodeError(row.refusal),
});

/** Returns a log row in the form that `logRowShape` checks. */
export const plainLogRow = (row: LogRow): object => {
  const { id, at, cartId, owner } = row;
  return { id, at, cartId, owner, ...contentOf(row) };
};

const readContent = reader('row of the log', content);

/** Reads a row from its columns and its document. */
export const readLogRow = (columns: Columns, stored: Stored): LogRow => {
  const { refusal: coded, ...rest } = readContent(stored);
  return { ...columns, ...rest, refusal: refusalOf(coded) };
};

/** Serializes a row's content besides its columns. */
export const writeLogRow = (row: LogRow): string => jsonOf(contentOf(row));
