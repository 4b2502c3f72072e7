import type { CustomerErrorKey } from '@shop/core/customer/customer';
import { customerFields } from '@shop/core/customer/customer-rules';
import { type CodedErrorKind, errorCodes } from '@shop/core/errors/error-code';
import { errorKey, genericErrorKey } from '@shop/core/errors/error-key';
import type { Missing, ShopError } from '@shop/core/errors/shop-error';
import * as z from 'zod/mini';
import { type Codec, decode } from './codec.ts';
import { isRecord, member, textOf } from './content-value.ts';

/** What travels for an error: the spec's list of codes, and the facts that a driver needs to tell it. */
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

type Facts = { readonly [Kind in CodedErrorKind]: z.core.$ZodLooseShape };

/** The facts of each kind of error that has a code. */
const facts = {
  capacityFull: { left: z.exactOptional(count) },
  noItemsSelected: {},
  dateNotSelected: {},
  seasonNotSelected: {},
  periodNotOnSale: {},
  priceChanged: {},
  priceListDisabled: {},
  invalidInput: { field: z._default(z.string(), ''), expected: z._default(z.string(), '') },
  invalidCustomer: {
    fields: z._default(z.array(z.object({ field: z.enum(customerFields), key: z.enum(customerErrorKeys) })), []),
  },
  customerMissing: {},
  cartEmpty: {},
  cartFrozen: {},
  cartTooLarge: { max: count },
  expiredTicketsDeleted: {},
  promoCodeInvalid: {},
  reservationNotPossible: {},
  paymentRefused: {},
  orderAlreadyPaid: {},
  cancelIdMissing: {},
  cancelFailed: {},
  loginFailed: { message: z._default(z.string(), '') },
  notFound: { what: z.enum(missing) },
  idempotencyKeyReused: {},
  inProgress: {},
} as const satisfies Facts;
