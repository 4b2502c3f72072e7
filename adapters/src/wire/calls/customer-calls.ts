import type { CustomerDraft } from '@shop/core/customer/customer';
import { marketingId } from '@shop/core/customer/marketing-id';
import { cartId, countryId, memberToken } from '@shop/core/ids';
import { defaultLanguage } from '@shop/core/languages/language';
import { numberOfId } from '@shop/core/numeric-id';
import {
  type CheckoutPort,
  type CustomerForm,
  loadCustomerErrors,
  saveCustomerErrors,
} from '@shop/core/ports/checkout-port';
import { ok } from 'neverthrow';
import * as z from 'zod/mini';
import { reading } from '../codec/codec.ts';
import { language } from '../codec/languages.ts';
import { list } from '../codec/scalars.ts';
import { id, numberOr, text, typedLine, unlessEmpty, words } from '../codec/texts.ts';
import type { CallOfMethod } from './call.ts';
import { change, done, unexplained } from './call-parts.ts';
import { marked, personal, publicly, secret, typed } from './privacy.ts';

const customerQuery = z.object({
  cartId: typed(id(cartId)),
  language: publicly(language),
  authToken: secret(z.optional(unlessEmpty(text(4096), memberToken))),
});

/** Countries and, when known, the values of the form's fields. */
const formWire = personal(
  z.object({
    // Missing when the provider has no list.
    countriesCodeList: publicly(list(z.object({ id: id(countryId), name: words }))),
    asciiEmail: publicly(z.optional(z.boolean())),
    firstName: words,
    lastName: words,
    email: words,
    emailRepeat: z.optional(z.string()),
    address: words,
    postCode: words,
    city: words,
    // A country alone identifies no person.
    country: marked('country', z._default(numberOr(z.string(), String), '')),
    phoneNumber: words,
    loyaltyId: words,
  }),
);

/** Returns the draft. `undefined` when all of its fields are empty. */
const readDraft = (typed: Omit<z.output<typeof formWire>, 'countriesCodeList' | 'asciiEmail'>) => {
  const draft: CustomerDraft = { ...typed, emailRepeat: typed.emailRepeat ?? typed.email };
  return Object.values(draft).every((value) => value === '') ? undefined : draft;
};

const customerForm = reading(
  formWire,
  ({ countriesCodeList: countries, asciiEmail, ...typed }): CustomerForm => ({
    countries,
    asciiEmail,
    draft: readDraft(typed),
  }),
);

/** Writes a customer form: countries and the draft's fields. */
export const writeCustomerForm = ({ countries, asciiEmail, draft }: CustomerForm): z.input<typeof formWire> => ({
  countriesCodeList: countries.map(({ id, name }) => ({ id, name })),
  asciiEmail,
  firstName: draft?.firstName ?? '',
  lastName: draft?.lastName ?? '',
  email: draft?.email ?? '',
  emailRepeat: draft?.emailRepeat,
  address: draft?.address ?? '',
  postCode: draft?.postCode ?? '',
  city: draft?.city ?? '',
  country: draft?.country ?? '',
  phoneNumber: draft?.phoneNumber ?? '',
  loyaltyId: draft?.loyaltyId ?? '',
});

/** Accepts more than any rule allows, so that the rule refuses the text and names the field. */
const entered = z._default(typedLine(1000), '');

/** The member's id for a foreign provider. The server ignores an id sent by a visitor. */
const memberHashId = z.codec(z.optional(z.unknown()), z.optional(z.string()), {
  decode: () => undefined,
  encode: (verified): unknown => verified && (numberOfId(verified) ?? verified),
});

/** A customer's entry. The rules are checked on the server. */
const customerEntry = personal(
  z.object({
    cartId: typed(id(cartId)),
    language: publicly(z._default(language, defaultLanguage)),
    firstName: entered,
    lastName: entered,
    address: entered,
    postCode: entered,
    city: entered,
    // An id from the list of countries; ids may be numbers.
    country: marked('country', z._default(numberOr(typedLine(1000), String), '')),
    phoneNumber: entered,
    email: entered,
    loyaltyId: z.optional(unlessEmpty(typedLine(1000), String)),
    memberHashId: secret(memberHashId),
    mtcId: z.codec(z.optional(z.unknown()), z.int(), { decode: marketingId, encode: (mtcId): unknown => mtcId }),
  }),
);

export const loadCustomer: CallOfMethod<CheckoutPort['loadCustomer'], z.output<typeof customerQuery>> = {
  ...change,
  toRequest: ({ cartId, language, memberToken: authToken, session, client: visitor }) => ({
    request: { cartId, language, authToken },
    context: { session, visitor },
  }),
  toArguments: ({ authToken, ...request }, { memberToken: token, session, visitor: client }) => [
    { ...request, memberToken: authToken ?? token, session, client },
  ],
  errors: loadCustomerErrors,
  path: '/shopCheckOut/initializeOrder',
  request: customerQuery,
  answer: customerForm,
  without: unexplained,
};

export const saveCustomer: CallOfMethod<CheckoutPort['saveCustomer'], z.output<typeof customerEntry>, void> = {
  ...change,
  toRequest: ({ session, memberToken: token, customer, ...entry }) => ({
    request: { ...customer, ...entry },
    context: { session, memberToken: token },
  }),
  toArguments: ({ cartId, language, mtcId, memberHashId: _, ...customer }, { session, memberToken: token }) => [
    {
      cartId,
      language,
      mtcId,
      customer: { ...customer, country: countryId(customer.country) },
      session,
      memberToken: token,
    },
  ],
  toReply: (saved) => ({ answer: undefined, ...saved }),
  toValue: ({ session }) => ok({ session }),
  errors: saveCustomerErrors,
  path: '/shopCheckOut/saveOrderData',
  isPascalCase: true,
  request: customerEntry,
  answer: done,
  without: unexplained,
};
