import { actors } from '@shop/core/checkout/fact';
import type {
  HistoryEntry,
  OrderHistory,
  OrderReplay,
  PaymentSettled,
  Resent,
  ToLookAt,
} from '@shop/core/checkout/order-history';
import { historyNames, paymentFindings } from '@shop/core/checkout/order-history';
import { paymentStatuses, paymentTypes } from '@shop/core/checkout/payment';
import { attemptId } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import type {
  CatalogImport,
  CatalogMistakes,
  CatalogMoved,
  CatalogOutcome,
  CatalogVersion,
  NoSuchVersion,
  OperatorFailure,
} from '@shop/core/ports/catalog-port';
import { mailSubjects } from '@shop/core/seller/mail/seller-mail';
import * as z from 'zod/mini';
import { cartItem } from '../calls/cart-item-codec.ts';
import { linePriceIn } from '../codec/price-step.ts';
import { answeredDay, day, euros, isoInstant, someEuros, wholeNumber } from '../codec/scalars.ts';
import { id } from '../codec/texts.ts';
import { admission, press, takenBack } from './door-codec.ts';

/** A refusal that only some calls can answer. */
export type CallRefusal = CatalogMistakes | CatalogMoved | NoSuchVersion;

/** Why an operator's call was refused. */
export type OperatorRefusal = CallRefusal | OperatorFailure;

/** A call of an operator to a running shop: a POST with a JSON body, since addresses are written into logs. */
export type OperatorCall<Request, Answer, Kind extends CallRefusal['kind']> = {
  readonly path: string;
  readonly request: z.ZodMiniType<Request, unknown>;
  readonly answer: z.ZodMiniType<Answer, unknown>;
  /** The refusals of its own, beside those of every call. */
  readonly refusals: readonly Kind[];
  /** Units: bytes of the request's body. */
  readonly mostBytes: number;
};

const operatorCall = <Request, Answer, Kind extends CallRefusal['kind'] = never>(
  path: string,
  request: z.ZodMiniType<Request, unknown>,
  answer: z.ZodMiniType<Answer, unknown>,
  refusals: readonly Kind[] = [],
  mostBytes = 4096,
): OperatorCall<Request, Answer, Kind> => ({ path, request, answer, refusals, mostBytes });

const mistake = z.object({ file: z.string(), line: z.int(), column: z.int(), message: z.string() });

/** A refusal as it travels; any other failure has only its HTTP status. */
export const callRefusal: z.ZodMiniType<CallRefusal, unknown> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mistakes'), mistakes: z.array(mistake) }),
  z.object({ kind: z.literal('moved'), version: z.int() }),
  z.object({ kind: z.literal('noSuchVersion'), kept: z.array(z.int()) }),
]);

/** A catalog of 400 products in five languages fits several times. Units: bytes. */
const mostCatalogBytes = 16 * 1024 * 1024;

const files = z.array(z.object({ path: z.string(), text: z.string() }));

const catalogImport: z.ZodMiniType<CatalogImport, unknown> = z.object({
  files,
  apply: z.boolean(),
  onto: z.exactOptional(z.int()),
  empty: z.exactOptional(z.boolean()),
});

const difference = z.object({
  path: z.array(z.string()),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});

const outcome: z.ZodMiniType<CatalogOutcome, unknown> = z.object({
  version: z.int(),
  applied: z.boolean(),
  differences: z.array(difference),
});

const version: z.ZodMiniType<CatalogVersion, unknown> = z.object({
  version: z.int(),
  since: z.exactOptional(isoInstant),
  orders: z.int(),
  daysEnd: z.exactOptional(answeredDay),
});

/** The calls of `CatalogPort`. */
export const catalogCalls = {
  importCatalog: operatorCall(
    '/operator/catalog/import',
    catalogImport,
    outcome,
    ['mistakes', 'moved'],
    mostCatalogBytes,
  ),
  exportCatalog: operatorCall(
    '/operator/catalog/export',
    z.object({ version: z.exactOptional(z.int()) }),
    z.object({ files }),
    ['noSuchVersion'],
  ),
  listVersions: operatorCall('/operator/catalog/versions', z.object({}), z.object({ versions: z.array(version) })),
};

const about = z.enum(mailSubjects);

const resent: z.ZodMiniType<Resent, unknown> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('queued'), about }),
  z.object({ type: z.literal('waiting'), about, next: isoInstant }),
  z.object({ type: z.literal('tooSoon'), about, from: isoInstant }),
  z.object({ type: z.literal('notPaid') }),
  z.object({ type: z.literal('canceling') }),
  z.object({ type: z.literal('unknown') }),
]);

const count = wholeNumber(0, 1_000_000_000);
const named = { name: z.string().check(z.minLength(1), z.maxLength(100)) };

const entry: z.ZodMiniType<HistoryEntry, unknown> = z.object({
  at: isoInstant,
  by: z.enum(actors),
  what: z.enum(historyNames),
  attempt: z.optional(count),
  amount: z.optional(euros),
  item: z.optional(count),
  goods: z.optional(z.string()),
  quantity: z.optional(count),
  ticket: z.optional(count),
  word: z.optional(z.string()),
  why: z.optional(z.string()),
});

const history: z.ZodMiniType<OrderHistory, unknown> = z.object({
  number: z.string(),
  placedAt: isoInstant,
  status: z.enum(paymentStatuses),
  outcome: z.enum(['open', 'completed', 'refunded', 'canceled']),
  paymentType: z.enum(paymentTypes),
  total: euros,
  language: z.enum(languages),
  catalogVersion: count,
  items: z.array(cartItem),
  promo: z.exactOptional(z.object({ code: z.string(), description: z.string(), amount: euros })),
  entries: z.array(entry),
  isComplete: z.boolean(),
});

const replayed = z.object({
  type: z.literal('replayed'),
  number: z.string(),
  version: count,
  since: z.exactOptional(isoInstant),
  isOwnVersion: z.boolean(),
  lines: z.array(z.object({ item: cartItem, again: z.exactOptional(linePriceIn(euros)) })),
  total: euros,
  totalAgain: euros,
  isSame: z.boolean(),
});

const replay: z.ZodMiniType<OrderReplay, unknown> = z.discriminatedUnion('type', [
  replayed,
  z.object({ type: z.literal('notKept'), number: z.string(), version: count }),
]);

const toLookAt: z.ZodMiniType<ToLookAt, unknown> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('silence'), since: isoInstant, attempts: count, why: z.string() }),
  z.object({
    type: z.literal('payment'),
    orderNumber: z.string(),
    since: isoInstant,
    attempt: z.string(),
    why: z.string(),
  }),
  z.object({ type: z.literal('mail'), orderNumber: z.string(), since: isoInstant, about: z.string(), why: z.string() }),
  z.object({
    type: z.literal('stray'),
    since: isoInstant,
    attempt: z.string(),
    ref: z.string(),
    amount: euros,
    why: z.string(),
  }),
]);

const settled: z.ZodMiniType<PaymentSettled, unknown> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('settled') }),
  z.object({ type: z.literal('notListed') }),
  z.object({ type: z.literal('owed') }),
]);

/** The calls of `DeskPort`. */
export const deskCalls = {
  admit: operatorCall(
    '/operator/admissions',
    z.object({ ...press, amount: z.optional(z.union([z.literal('all'), someEuros])), on: z.optional(day) }),
    admission,
  ),
  takeBack: operatorCall('/operator/redemptions/taken-back', z.object({ ...press, amount: someEuros }), takenBack),
  resend: operatorCall('/operator/mails', z.object({ orderNumber: named.name }), resent),
  history: operatorCall('/operator/orders/history', z.object(named), z.object({ order: z.exactOptional(history) })),
  replay: operatorCall(
    '/operator/orders/replay',
    z.object({ ...named, at: z.exactOptional(isoInstant) }),
    z.object({ replay: z.exactOptional(replay) }),
  ),
  attention: operatorCall('/operator/attention', z.object({}), z.object({ all: z.array(toLookAt) })),
  settlePayment: operatorCall(
    '/operator/payments/settle',
    z.object({ attempt: id(attemptId), found: z.enum(paymentFindings) }),
    settled,
  ),
};
