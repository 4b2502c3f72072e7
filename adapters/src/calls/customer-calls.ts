import { type CheckoutPort, loadCustomerErrors, saveCustomerErrors } from '@shop/core/ports/checkout-port';
import { ok } from 'neverthrow';
import type { CallOfMethod } from './call.ts';
import { answerItself, besideClient, besideRequest, byClient, unexplained } from './call-parts.ts';
import { done } from './checkout-codec.ts';
import {
  type CustomerEntryRequest,
  type CustomerRequest,
  customerEntry,
  customerForm,
  customerQuery,
} from './customer-codec.ts';
import { personalMembers, publicMembers, typedMembers } from './privacy.ts';

/** Calls without a known path use the listed ones (D-CALL-PATHS). */
export const loadCustomer: CallOfMethod<CheckoutPort['loadCustomer'], CustomerRequest> = {
  of: ({ checkout }) => checkout.loadCustomer,
  toRequest: ({ session, client, ...request }) => ({
    request,
    context: { ...besideRequest(session), ...besideClient(client) },
  }),
  toArguments: (request, { memberToken, ...context }) => [
    {
      ...(memberToken === undefined ? {} : { memberToken }),
      ...{ ...request, ...besideRequest(context.session), ...byClient(context) },
    },
  ],
  ...answerItself,
  errors: loadCustomerErrors,
  method: 'POST',
  path: '/shopCheckOut/initializeOrder',
  request: customerQuery,
  answer: customerForm,
  repeat: 'natural',
  changes: true,
  without: unexplained,
  privacy: {
    request: { ...typedMembers('cartId'), ...publicMembers('language'), authToken: 'secret' },
    answer: {
      ...personalMembers('firstName', 'lastName', 'email', 'emailRepeat', 'address', 'postCode', 'city'),
      ...personalMembers('phoneNumber', 'loyaltyId'),
      // A country alone points at nobody (D-COUNTRY-KEPT).
      country: 'country',
      countriesCodeList: publicMembers('id', 'name'),
    },
  },
  summary: 'Opens the order of a cart: countries, and the personal data known so far',
};

export const saveCustomer: CallOfMethod<CheckoutPort['saveCustomer'], CustomerEntryRequest, void> = {
  of: ({ checkout }) => checkout.saveCustomer,
  toRequest: ({ session, memberToken, ...request }) => ({
    request,
    context: { ...besideRequest(session), ...(memberToken === undefined ? {} : { memberToken }) },
  }),
  toArguments: (request, { session, memberToken }) => [
    { ...request, ...besideRequest(session), ...(memberToken === undefined ? {} : { memberToken }) },
  ],
  toReply: (saved) => ({ answer: undefined, ...saved }),
  toValue: ({ session }) => ok(session === undefined ? {} : { session }),
  errors: saveCustomerErrors,
  method: 'POST',
  path: '/shopCheckOut/saveOrderData',
  request: customerEntry,
  answer: done,
  repeat: 'natural',
  changes: true,
  without: unexplained,
  privacy: {
    request: {
      ...typedMembers('CartId'),
      ...publicMembers('Language'),
      Country: 'country',
      ...personalMembers('FirstName', 'LastName', 'Address', 'PostCode', 'City', 'PhoneNumber', 'Email', 'LoyaltyId'),
      ...personalMembers('MtcId'),
      MemberHashId: 'secret',
    },
    answer: publicMembers('success'),
  },
  summary: 'Saves the personal data of a cart',
};
