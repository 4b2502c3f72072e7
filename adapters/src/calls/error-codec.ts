import type { CustomerErrorKey } from '@shop/core/customer/customer';
import { customerFields } from '@shop/core/customer/customer-rules';
import { errorCatalog, genericErrorKey, type RefusalType } from '@shop/core/errors/error-catalog';
import { type CodedErrorKind, kindOfCode } from '@shop/core/errors/error-code';
import { errorKey } from '@shop/core/errors/error-key';
import type { ErrorOf, Missing, ShopError } from '@shop/core/errors/shop-error';
import * as z from 'zod/mini';
import { type Codec, decode, encode } from '../codec/codec.ts';
import { isRecord, member, textOf } from '../codec/json-value.ts';
import { euros } from '../codec/scalars.ts';

/** What travels for an error: the list of codes (R-CALL-27), and the facts that a driver needs to tell it. */
export type WireError = {
  readonly errorCodes: readonly string[];
  readonly errorDetails?: Readonly<Record<string, unknown>>;
};

export type ErrorStatus = 400 | 404 | 409 | 422 | 503;

const customerErrorKeys = {
  FirstNameRequired: 'FirstNameRequired',
  LastNameRequired: 'LastNameRequired',
  EmailIncorrect: 'EmailIncorrect',
  EmailRepeatIncorrect: 'EmailRepeatIncorrect',
  EmailsDoNotMatch: 'EmailsDoNotMatch',
  AddressRequired: 'AddressRequired',
  PostCodeRequired: 'PostCodeRequired',
  CityRequired: 'CityRequired',
  CountryRequired: 'CountryRequired',
  PhoneNumberRequired: 'PhoneNumberRequired',
  FieldTooLong: 'FieldTooLong',
} as const satisfies { readonly [Key in CustomerErrorKey]: Key };

const missing = {
  product: 'product',
  cart: 'cart',
  cartItem: 'cartItem',
  order: 'order',
  page: 'page',
  media: 'media',
  priceList: 'priceList',
  upsell: 'upsell',
  call: 'call',
} as const satisfies { readonly [What in Missing]: What };

const count = z.int().check(z.gte(0));

/** Kinds that say it all; every other one has facts of its own. */
type PlainKind = { [Kind in CodedErrorKind]: keyof ErrorOf<Kind> extends 'kind' ? Kind : never }[CodedErrorKind];
type FactKind = Exclude<CodedErrorKind, PlainKind>;

/** How the facts of an error travel, kind by kind. */
const facts: { readonly [Kind in FactKind]: Codec<ErrorOf<Kind>> } = {
  capacityFull: z.object({ kind: z.literal('capacityFull'), left: z.exactOptional(count) }),
  cartTooLarge: z.object({ kind: z.literal('cartTooLarge'), max: count }),
  invalidInput: z.object({
    kind: z.literal('invalidInput'),
    field: z._default(z.string(), ''),
    expected: z._default(z.string(), ''),
  }),
  invalidCustomer: z.object({
    kind: z.literal('invalidCustomer'),
    fields: z._default(z.array(z.object({ field: z.enum(customerFields), key: z.enum(customerErrorKeys) })), []),
  }),
  tooManyGiftCards: z.object({ kind: z.literal('tooManyGiftCards'), max: count }),
  giftCardsWorthTooMuch: z.object({ kind: z.literal('giftCardsWorthTooMuch'), max: euros }),
  tooManyUpsells: z.object({ kind: z.literal('tooManyUpsells'), max: count }),
  totalChanged: z.object({ kind: z.literal('totalChanged'), shown: euros, now: euros }),
  loginFailed: z.object({ kind: z.literal('loginFailed'), message: z._default(z.string(), '') }),
  notFound: z.object({ kind: z.literal('notFound'), what: z.enum(missing) }),
};

const hasFacts = (kind: CodedErrorKind): kind is FactKind => Object.hasOwn(facts, kind);

const causes = z.object({ cause: z.enum(['network', 'timeout', 'status', 'malformed', 'store']) });

const placesOfAddresses: ReadonlySet<Missing> = new Set(['page', 'media', 'call']);

const statuses: Readonly<Record<RefusalType, ErrorStatus>> = {
  badForm: 400,
  rule: 400,
  running: 409,
  keyReused: 422,
  outOfReach: 503,
};

/** Only what the caller can mend is a 400; what is missing on a page's way is a 404. */
export const errorStatus = (error: ShopError): ErrorStatus =>
  error.kind === 'notFound' && placesOfAddresses.has(error.what) ? 404 : statuses[errorCatalog[error.kind].type];

/** An error with its facts as they travel: amounts in euros, like everywhere. */
const wireFacts = (error: ShopError): { readonly kind: string; readonly [fact: string]: unknown } => {
  switch (error.kind) {
    case 'totalChanged':
      return { ...error, shown: encode(euros, error.shown), now: encode(euros, error.now) };
    case 'giftCardsWorthTooMuch':
      return { ...error, max: encode(euros, error.max) };
  }
  return error;
};

/** The body for an error: its code, and its facts when it has some. */
export const encodeError = (error: ShopError): WireError => {
  const { kind, ...details } = wireFacts(error);
  const errorDetails = kind === 'refusedByProvider' ? {} : details;
  return {
    errorCodes: [errorKey(error)],
    ...(Object.keys(errorDetails).length === 0 ? {} : { errorDetails }),
  };
};

const firstCode = (body: unknown): string | undefined => {
  const codes = member(body, 'errorCodes');
  const [first] = Array.isArray(codes) ? codes : [];
  return typeof first === 'string' && first !== '' && first.length <= 200 ? first : undefined;
};

/** The error with such a code, or a foreign one when the code or its facts are not ours. */
const coded = (code: string, details: unknown): ShopError => {
  const kind = kindOfCode(code);
  const foreign: ShopError = { kind: 'refusedByProvider', code };
  if (kind === undefined) return foreign;
  if (!hasFacts(kind)) return { kind };
  return decode<ShopError>(facts[kind], { ...(isRecord(details) ? details : {}), kind }).unwrapOr(foreign);
};

/** A no in the words of the server, where such words are shown (R-ERROR-14). */
const inItsWords = (no: ShopError, body: unknown): ShopError =>
  no.kind === 'loginFailed' ? { ...no, message: textOf(member(body, 'message')) } : no;

/** Whether a refusal is the visitor's: a 401 is the shared credential's, and a redirect nobody's (D-SAID-YES). */
const isVisitors = (status: number): boolean => status >= 400 && status < 500 && status !== 401;

/** Reads an answer that is not a success. Codes count from 400 to 499 but with 401; a bare 404 means what the call says it
 *  means; a log-in that says no says why; all else is a provider out of reach (R-ERROR-2). */
export const decodeError = (status: number, body: unknown, bare?: ShopError): ShopError => {
  const code = firstCode(body);
  const details = member(body, 'errorDetails');
  if (isVisitors(status) && code !== undefined && code !== genericErrorKey) return coded(code, details);
  if (status === 404 && bare !== undefined) return bare;
  const saysNo = status >= 400 && status < 500 && member(body, 'success') === false;
  if (saysNo && bare?.kind === 'loginFailed') return inItsWords(bare, body);
  const told = status >= 500 ? decode(causes, details).unwrapOr(undefined) : undefined;
  return { kind: 'unreachable', cause: told?.cause ?? 'status' };
};

const isNone = (codes: unknown): boolean =>
  codes === undefined || codes === '' || (Array.isArray(codes) && codes.length === 0);

/** A 200 that says no all the same: `success: false`, codes, or a status of its own that is not 200 (R-CALL-27). One whose
 *  words of success or codes cannot be read says nothing (D-SAID-YES). `bare` is what it means when it has no code;
 *  without one the call reads `success` itself. */
export const refusalIn = (body: unknown, bare: ShopError | undefined): ShopError | undefined => {
  const code = firstCode(body);
  if (code !== undefined) return coded(code, member(body, 'errorDetails'));
  if (bare === undefined) return undefined;
  const status = member(body, 'status');
  const success = member(body, 'success') ?? true;
  if (success !== false && (status === undefined || typeof status !== 'number' || status === 200)) {
    const isClear = success === true && isNone(member(body, 'errorCodes'));
    return isClear ? undefined : { kind: 'unreachable', cause: 'malformed' };
  }
  return inItsWords(bare, body);
};
