import type { Customer, CustomerDraft } from '@shop/core/customer/customer';
import { marketingId } from '@shop/core/customer/marketing-id';
import { cartId, countryId, memberToken } from '@shop/core/ids';
import { defaultLanguage } from '@shop/core/languages/language';
import type { CustomerEntry, CustomerForm, CustomerQuery } from '@shop/core/ports/checkout-port';
import * as z from 'zod/mini';
import { type Codec, mapped, type WireRecord } from '../codec/codec.ts';
import { language } from '../codec/languages.ts';
import { id, text, typedLine, words } from '../codec/texts.ts';

export type CustomerRequest = Omit<CustomerQuery, 'session'>;
export type CustomerEntryRequest = Omit<CustomerEntry, 'session' | 'memberToken'>;

export const customerQuery: Codec<CustomerRequest, WireRecord> = mapped(
  z.object({ cartId: id(cartId), language, authToken: z.exactOptional(text(4096)) }),
  {
    decode: ({ authToken, ...query }): CustomerRequest => ({
      ...query,
      ...(authToken ? { memberToken: memberToken(authToken) } : {}),
    }),
    encode: ({ memberToken: authToken, ...query }) => ({ ...query, ...(authToken === undefined ? {} : { authToken }) }),
  },
);

const draftParts = {
  firstName: words,
  lastName: words,
  email: words,
  emailRepeat: z.exactOptional(z.string()),
  address: words,
  postCode: words,
  city: words,
  country: words,
  phoneNumber: words,
  loyaltyId: words,
};

const draftOf = ({ emailRepeat, ...typed }: Omit<CustomerDraft, 'emailRepeat'> & { emailRepeat?: string }) => {
  const draft: CustomerDraft = { ...typed, emailRepeat: emailRepeat ?? typed.email };
  return Object.values(draft).every((value) => value === '') ? undefined : draft;
};

/** Countries and, when something is known, the fields to pre-fill; a draft without any text is none. */
export const customerForm: Codec<CustomerForm> = mapped(
  z.object({
    countriesCodeList: z.array(z.object({ id: id(countryId), name: words })),
    ...draftParts,
  }),
  {
    decode: ({ countriesCodeList, ...typed }): CustomerForm => {
      const draft = draftOf(typed);
      return { countries: countriesCodeList, ...(draft === undefined ? {} : { draft }) };
    },
    encode: ({ countries, draft }) => ({ countriesCodeList: [...countries], ...(draft ?? emptyFields) }),
  },
);

const emptyFields = {
  firstName: '',
  lastName: '',
  email: '',
  address: '',
  postCode: '',
  city: '',
  country: '',
  phoneNumber: '',
  loyaltyId: '',
};

/** Longer than any rule allows, so that the rule can name the field. */
const typed = z._default(typedLine(1000), '');

const entryParts = z.object({
  CartId: id(cartId),
  Language: z._default(language, defaultLanguage),
  FirstName: typed,
  LastName: typed,
  Address: typed,
  PostCode: typed,
  City: typed,
  Country: typed,
  PhoneNumber: typed,
  Email: typed,
  LoyaltyId: z.exactOptional(typedLine(1000)),
  MemberHashId: z.exactOptional(z.unknown()),
  MtcId: z.codec(z.optional(z.unknown()), z.int(), { decode: marketingId, encode: (mtcId): unknown => mtcId }),
});

const customerOf = (parts: z.output<typeof entryParts>): Customer => ({
  firstName: parts.FirstName,
  lastName: parts.LastName,
  email: parts.Email,
  address: parts.Address,
  postCode: parts.PostCode,
  city: parts.City,
  country: countryId(parts.Country),
  phoneNumber: parts.PhoneNumber,
  ...(parts.LoyaltyId === undefined || parts.LoyaltyId === '' ? {} : { loyaltyId: parts.LoyaltyId }),
});

/** Only the form is checked here; whoever serves the call applies the rules. A provider is told who is logged in; nobody who says it
 *  of themselves is believed (D-MEMBER-TOKEN). */
export const customerEntry: Codec<CustomerEntryRequest, WireRecord> = mapped(entryParts, {
  decode: (parts): CustomerEntryRequest => ({
    cartId: parts.CartId,
    customer: customerOf(parts),
    language: parts.Language,
    mtcId: parts.MtcId,
  }),
  encode: ({ customer, ...entry }) => ({
    CartId: entry.cartId,
    Language: entry.language,
    FirstName: customer.firstName,
    LastName: customer.lastName,
    Address: customer.address,
    PostCode: customer.postCode,
    City: customer.city,
    Country: customer.country,
    PhoneNumber: customer.phoneNumber,
    Email: customer.email,
    ...(customer.loyaltyId === undefined ? {} : { LoyaltyId: customer.loyaltyId }),
    ...(entry.memberHashId === undefined ? {} : { MemberHashId: entry.memberHashId }),
    MtcId: entry.mtcId,
  }),
});
