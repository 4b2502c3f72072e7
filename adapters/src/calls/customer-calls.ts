import {
  type CheckoutPort,
  type CustomerForm,
  loadCustomerErrors,
  saveCustomerErrors,
} from '@shop/core/checkout/checkout-port';
import type { CustomerDraft } from '@shop/core/customer/customer';
import { marketingId } from '@shop/core/customer/marketing-id';
import { cartId, countryId, memberToken } from '@shop/core/ids';
import { defaultLanguage } from '@shop/core/languages/language';
import { ok } from 'neverthrow';
import * as z from 'zod/mini';
import { type Codec, given, mapped } from '../codec/codec.ts';
import { language } from '../codec/languages.ts';
import { id, text, typedLine, unlessEmpty, words } from '../codec/texts.ts';
import { sentAs, wireObject } from '../codec/wire-object.ts';
import type { CallOfMethod } from './call.ts';
import { change, done, unexplained } from './call-parts.ts';
import { marked, personal, publicly, secret, typed } from './privacy.ts';

const customerQuery = wireObject({
  cartId: typed(id(cartId)),
  language: publicly(language),
  memberToken: sentAs('authToken', secret(z.exactOptional(unlessEmpty(text(4096), memberToken)))),
});

const draftParts = {
  firstName: words,
  lastName: words,
  email: words,
  emailRepeat: z.exactOptional(z.string()),
  address: words,
  postCode: words,
  city: words,
  // A country alone identifies no person.
  country: marked('country', words),
  phoneNumber: words,
  loyaltyId: words,
};

/** Every field of a form about which nothing is known. */
const emptyFields = z.parse(z.object(draftParts), {});

const draftOf = ({ emailRepeat, ...typed }: Omit<CustomerDraft, 'emailRepeat'> & { emailRepeat?: string }) => {
  const draft: CustomerDraft = { ...typed, emailRepeat: emailRepeat ?? typed.email };
  return Object.values(draft).every((value) => value === '') ? undefined : draft;
};

/** Countries and, when something is known, the fields to pre-fill; a draft without any text is none. */
const customerForm: Codec<CustomerForm> = mapped(
  personal(
    z.object({
      countriesCodeList: publicly(z.array(z.object({ id: id(countryId), name: words }))),
      asciiEmail: publicly(z.optional(z.boolean())),
      ...draftParts,
    }),
  ),
  {
    decode: ({ countriesCodeList: countries, asciiEmail, ...draft }): CustomerForm => ({
      countries,
      asciiEmail,
      ...given({ draft: draftOf(draft) }),
    }),
    encode: ({ countries, asciiEmail, draft }) => ({
      countriesCodeList: [...countries],
      asciiEmail,
      ...(draft ?? emptyFields),
    }),
  },
);

/** Longer than any rule allows, so that the rule can name the field. */
const entered = z._default(typedLine(1000), '');

const entry = wireObject({
  cartId: sentAs('CartId', typed(id(cartId))),
  language: sentAs('Language', publicly(z._default(language, defaultLanguage))),
  firstName: sentAs('FirstName', entered),
  lastName: sentAs('LastName', entered),
  address: sentAs('Address', entered),
  postCode: sentAs('PostCode', entered),
  city: sentAs('City', entered),
  country: sentAs('Country', marked('country', entered)),
  phoneNumber: sentAs('PhoneNumber', entered),
  email: sentAs('Email', entered),
  loyaltyId: sentAs('LoyaltyId', z.exactOptional(unlessEmpty(typedLine(1000), String))),
  memberHashId: sentAs('MemberHashId', secret(z.exactOptional(z.unknown()))),
  mtcId: sentAs(
    'MtcId',
    z.codec(z.optional(z.unknown()), z.int(), { decode: marketingId, encode: (mtcId): unknown => mtcId }),
  ),
});

/** The server applies the rules. A member id that a visitor sends is ignored. */
const customerEntry = mapped(personal(entry), {
  decode: ({ cartId: cart, language: inLanguage, mtcId, memberHashId: _claimed, ...customer }) => ({
    ...{ cartId: cart, language: inLanguage, mtcId },
    customer: { ...customer, country: countryId(customer.country) },
  }),
  encode: ({ customer, ...same }) => ({ ...customer, ...same }),
});

/** Calls without a known path use the listed ones. */
export const loadCustomer: CallOfMethod<CheckoutPort['loadCustomer'], z.output<typeof customerQuery>> = {
  of: ({ checkout }) => checkout.loadCustomer,
  ...change,
  toRequest: ({ session, client, ...request }) => ({ request, context: given({ session, visitor: client }) }),
  toArguments: (request, { memberToken: token, session, visitor }) => [
    { ...given({ memberToken: token }), ...request, ...given({ session, client: visitor }) },
  ],
  errors: loadCustomerErrors,
  path: '/shopCheckOut/initializeOrder',
  request: customerQuery,
  answer: customerForm,
  without: unexplained,
  summary: 'Opens the order of a cart: countries, and the personal data known so far',
};

export const saveCustomer: CallOfMethod<CheckoutPort['saveCustomer'], z.output<typeof customerEntry>, void> = {
  of: ({ checkout }) => checkout.saveCustomer,
  ...change,
  toRequest: ({ session, memberToken: token, ...request }) => ({
    request,
    context: given({ session, memberToken: token }),
  }),
  toArguments: (request, { session, memberToken: token }) => [
    { ...request, ...given({ session, memberToken: token }) },
  ],
  toReply: (saved) => ({ answer: undefined, ...saved }),
  toValue: ({ session }) => ok(given({ session })),
  errors: saveCustomerErrors,
  path: '/shopCheckOut/saveOrderData',
  request: customerEntry,
  answer: done,
  without: unexplained,
  summary: 'Saves the personal data of a cart',
};
