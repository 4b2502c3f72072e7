import type { CountryId } from '../ids.ts';

/** A country that the buyer can choose; the name is in the visitor's language. */
export type Country = { readonly id: CountryId; readonly name: string };

/** What has been typed, unchecked; also what a half-filled form is pre-filled with. */
export type CustomerDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailRepeat: string;
  readonly address: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: string;
  readonly phoneNumber: string;
  readonly loyaltyId: string;
};

/** A buyer whose data passed every rule (R-VALID-1 to R-VALID-11). */
export type Customer = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly address: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: CountryId;
  readonly phoneNumber: string;
  readonly loyaltyId?: string;
};

export type CustomerField = keyof CustomerDraft;

/** Translation keys, one per rule that can fail (R-VALID-1 to R-VALID-10). */
export type CustomerErrorKey =
  | 'FirstNameRequired'
  | 'LastNameRequired'
  | 'EmailIncorrect'
  | 'EmailRepeatIncorrect'
  | 'EmailsDoNotMatch'
  | 'AddressRequired'
  | 'PostCodeRequired'
  | 'CityRequired'
  | 'CountryRequired'
  | 'PhoneNumberRequired'
  | 'FieldTooLong';

export type CustomerFieldError = { readonly field: CustomerField; readonly key: CustomerErrorKey };
