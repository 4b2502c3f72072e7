import { customerErrorKeys, customerFields } from '@shop/core/customer/customer';
import type { CodedErrorKind } from '@shop/core/errors/error-catalog';
import { type ErrorOf, missingThings, type ShopError, unreachableCauses } from '@shop/core/errors/shop-error';
import { inEuros } from '@shop/core/money/cents';
import * as z from 'zod/mini';
import { type Codec, decode, type WireRecord } from '../codec/codec.ts';
import { recordOf } from '../codec/json-value.ts';
import { euros } from '../codec/scalars.ts';
import { personal, publicly } from './privacy.ts';

const count = z.int().check(z.gte(0));

/** Kinds of errors without facts. */
type PlainKind = { [Kind in CodedErrorKind]: keyof ErrorOf<Kind> extends 'kind' ? Kind : never }[CodedErrorKind];
type FactKind = Exclude<CodedErrorKind, PlainKind>;

/** How the facts of each kind of error are sent. */
const facts: { readonly [Kind in FactKind | 'unreachable']: Codec<ErrorOf<Kind>> } = {
  capacityFull: z.object({ kind: z.literal('capacityFull'), left: z.optional(count) }),
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
  loginFailed: z.object({ kind: z.literal('loginFailed'), message: personal(z._default(z.string(), '')) }),
  notFound: z.object({ kind: z.literal('notFound'), what: z.enum(missingThings) }),
  unreachable: z.object({ kind: z.literal('unreachable'), cause: z.enum(unreachableCauses) }),
};

/** The facts of any error. A provider's own text may repeat what a visitor typed. */
export const anyFacts = publicly(z.union(Object.values(facts)));

const hasFacts = (kind: string): kind is keyof typeof facts => Object.hasOwn(facts, kind);

const none = (_: ErrorOf<PlainKind | 'refusedByProvider'>): WireRecord => ({});

/** Returns the facts of an error as sent; amounts in euros, as everywhere on the wire. */
export const factsOf = (error: ShopError): WireRecord => {
  switch (error.kind) {
    case 'capacityFull':
      return { left: error.left };
    case 'cartTooLarge':
    case 'tooManyGiftCards':
    case 'tooManyUpsells':
      return { max: error.max };
    case 'giftCardsWorthTooMuch':
      return { max: inEuros(error.max) };
    case 'totalChanged':
      return { shown: inEuros(error.shown), now: inEuros(error.now) };
    case 'invalidInput':
      return { field: error.field, expected: error.expected };
    case 'invalidCustomer':
      return { fields: error.fields.map(({ field, key }) => ({ field, key })) };
    case 'loginFailed':
      return { message: error.message };
    case 'notFound':
      return { what: error.what };
    case 'unreachable':
      return { cause: error.cause };
    default:
      return none(error);
  }
};

const needsNoFacts = (error: { readonly kind: CodedErrorKind }): error is ErrorOf<PlainKind> => !hasFacts(error.kind);

/** Returns the error of a kind with received facts. `undefined` when the facts are unreadable. */
export const errorWith = (kind: CodedErrorKind, details: unknown): ShopError | undefined => {
  const error = { kind };
  if (needsNoFacts(error)) return error;
  if (!hasFacts(kind)) return undefined;
  return decode<ShopError>(facts[kind], { ...recordOf(details), kind }).unwrapOr(undefined);
};
