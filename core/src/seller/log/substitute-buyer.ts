import type { Customer } from '../../customer/customer.ts';
import {
  type CustomerErrorKey,
  type CustomerField,
  type CustomerFieldError,
  customerFields,
} from '../../customer/customer.ts';
import { longestField } from '../../customer/customer-rules.ts';
import { postCodeIn } from '../../customer/post-code.ts';
import { countryId } from '../../ids.ts';

/** Post codes, at least one of them valid in each country. */
const postCodes = ['1000', '100', 'A1A1A1', 'SW1A1AA', 'D02X285', 'VLT1117', '1012AB'];

const postCodeOf = (country: string): string =>
  postCodes.find((code) => postCodeIn(country, code) !== undefined) ?? '1000';

const valid: Readonly<Record<Exclude<CustomerField, 'country' | 'postCode'>, string>> = {
  firstName: 'Guest',
  lastName: 'Guest',
  email: 'guest@example.com',
  emailRepeat: 'guest@example.com',
  address: 'Street 1',
  city: 'City',
  phoneNumber: '+386 1 000 00 00',
  loyaltyId: '1',
};

/** Returns a substitute for a buyer whose data is not in the log: same country, same filled fields, and refused for the
 *  same fields. */
export const substituteBuyer = (
  country: string,
  filled: readonly CustomerField[],
  refused: readonly CustomerFieldError[],
): Customer => {
  const keys = new Map<CustomerField, CustomerErrorKey>(refused.map(({ field, key }) => [field, key]));
  const wrong = (field: CustomerField, key: CustomerErrorKey): string => {
    if (key === 'FieldTooLong') return 'x'.repeat(longestField + 1);
    // An invalid address that is repeated correctly is refused only once.
    return field === 'email' && !keys.has('emailRepeat') ? 'x' : '';
  };
  const right = (field: CustomerField): string => {
    if (!filled.includes(field)) return '';
    if (field === 'country') return country;
    return field === 'postCode' ? postCodeOf(country) : valid[field];
  };
  const texts = new Map(
    customerFields.map((field) => {
      const key = keys.get(field);
      return [field, key === undefined ? right(field) : wrong(field, key)];
    }),
  );
  const text = (field: CustomerField): string => texts.get(field) ?? '';
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    address: text('address'),
    postCode: text('postCode'),
    city: text('city'),
    country: countryId(text('country')),
    phoneNumber: text('phoneNumber'),
    loyaltyId: text('loyaltyId'),
  };
};
