import type { CountryId } from '../ids.ts';

/** A country that the buyer can choose, named in the visitor's language. */
export type Country = { readonly id: CountryId; readonly name: string };

/** The fields of the form from top to bottom. */
export const customerFields = [
  'firstName',
  'lastName',
  'email',
  'emailRepeat',
  'address',
  'postCode',
  'city',
  'country',
  'phoneNumber',
  'loyaltyId',
] as const;
export type CustomerField = (typeof customerFields)[number];

/** The typed texts of the form, not checked yet; also used for filling in the form. */
export type CustomerDraft = Readonly<Record<CustomerField, string>>;

/** A buyer's data that passed every rule. */
export type Customer = Omit<CustomerDraft, 'emailRepeat' | 'country' | 'loyaltyId'> & {
  readonly country: CountryId;
  readonly loyaltyId?: string;
};

/** Translation keys, one per rule that can fail. */
export const customerErrorKeys = [
  'FirstNameRequired',
  'LastNameRequired',
  'EmailIncorrect',
  'EmailRepeatIncorrect',
  'EmailsDoNotMatch',
  'AddressRequired',
  'PostCodeRequired',
  'CityRequired',
  'CountryRequired',
  'PhoneNumberRequired',
  'FieldTooLong',
] as const;
export type CustomerErrorKey = (typeof customerErrorKeys)[number];

export type CustomerFieldError = { readonly field: CustomerField; readonly key: CustomerErrorKey };
