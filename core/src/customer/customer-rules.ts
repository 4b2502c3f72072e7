import { err, ok, type Result } from 'neverthrow';
import { typedText } from '../text/typed-text.ts';
import {
  type Country,
  type Customer,
  type CustomerDraft,
  type CustomerErrorKey,
  type CustomerField,
  type CustomerFieldError,
  customerFields,
} from './customer.ts';
import { isEmail } from './email.ts';
import { postCodeIn } from './post-code.ts';

/** Maximum length of a field. Units: UTF-16 code units, as an input's `maxlength` counts them. */
export const longestField = 200;

/** Returns a draft with the text of each field. */
const draftWith = (text: (field: CustomerField) => string): CustomerDraft => ({
  firstName: text('firstName'),
  lastName: text('lastName'),
  email: text('email'),
  emailRepeat: text('emailRepeat'),
  address: text('address'),
  postCode: text('postCode'),
  city: text('city'),
  country: text('country'),
  phoneNumber: text('phoneNumber'),
  loyaltyId: text('loyaltyId'),
});

export const emptyDraft: CustomerDraft = draftWith(() => '');

/** Returns a customer as a draft for the form. */
export const draftOf = ({ loyaltyId = '', ...customer }: Customer): CustomerDraft => ({
  ...customer,
  emailRepeat: customer.email,
  loyaltyId,
});

/** Checks the guest form; errors contain every invalid field once, in the form's order. Text is cleaned before it is
 *  checked and stored, and a post code is written as its country does. */
export const checkCustomer = (
  typed: CustomerDraft,
  countries: readonly Country[],
): Result<Customer, readonly CustomerFieldError[]> => {
  const { loyaltyId, emailRepeat, ...draft } = draftWith((field) => typedText(typed[field]));
  const country = countries.find(({ id }) => id === draft.country);
  const postCode = postCodeIn(country?.id ?? '', draft.postCode);
  const required = (text: string, key: CustomerErrorKey) => (text === '' ? key : undefined);
  const failures: Readonly<Record<CustomerField, CustomerErrorKey | undefined>> = {
    firstName: required(draft.firstName, 'FirstNameRequired'),
    lastName: required(draft.lastName, 'LastNameRequired'),
    email: isEmail(draft.email) ? undefined : 'EmailIncorrect',
    emailRepeat: repeatFailure(draft.email, emailRepeat),
    address: required(draft.address, 'AddressRequired'),
    postCode: postCode === undefined ? 'PostCodeRequired' : undefined,
    city: required(draft.city, 'CityRequired'),
    country: country === undefined ? 'CountryRequired' : undefined,
    phoneNumber: required(draft.phoneNumber, 'PhoneNumberRequired'),
    loyaltyId: undefined,
  };
  const errors = fieldErrors({ ...draft, emailRepeat, loyaltyId }, failures);
  if (country === undefined || postCode === undefined || errors.length > 0) return err(errors);
  return ok({ ...draft, postCode, country: country.id, loyaltyId: loyaltyId === '' ? undefined : loyaltyId });
};

// The repeat of an invalid address is not reported a second time. Upper and lower case count as equal.
const repeatFailure = (email: string, repeat: string): CustomerErrorKey | undefined => {
  if (repeat !== '' && repeat.toLowerCase() === email.toLowerCase()) return undefined;
  return isEmail(repeat) ? 'EmailsDoNotMatch' : 'EmailRepeatIncorrect';
};

const fieldErrors = (
  draft: CustomerDraft,
  failures: Readonly<Record<CustomerField, CustomerErrorKey | undefined>>,
): readonly CustomerFieldError[] =>
  customerFields.flatMap((field) => {
    const key = draft[field].length > longestField ? 'FieldTooLong' : failures[field];
    return key === undefined ? [] : [{ field, key }];
  });
