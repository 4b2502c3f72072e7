import * as fc from 'fast-check';
import type { Country, Customer } from '../customer/customer.ts';
import { countryId } from '../ids.ts';

/** The countries of `anyCustomer`. */
export const someCountries: readonly Country[] = [
  { id: countryId('SI'), name: 'Slovenija' },
  { id: countryId('HR'), name: 'Hrvaška' },
  { id: countryId('AT'), name: 'Avstrija' },
];

const anyText = fc.stringMatching(/^[A-Za-zČŠŽčšžßÄöü]{1,12}$/);

/** Customers that pass every rule of the form with `someCountries`. */
export const anyCustomer: fc.Arbitrary<Customer> = fc.record(
  {
    firstName: anyText,
    lastName: anyText,
    email: fc.tuple(anyText, anyText).map(([name, host]) => `${name}@${host}.si`),
    address: fc.tuple(anyText, fc.integer({ min: 1, max: 199 })).map(([street, house]) => `${street} ${house}`),
    postCode: fc.integer({ min: 1000, max: 99999 }).map(String),
    city: anyText,
    country: fc.constantFrom(...someCountries.map(({ id }) => id)),
    phoneNumber: fc.integer({ min: 10_000_000, max: 99_999_999 }).map((digits) => `+386 ${digits}`),
    loyaltyId: fc.integer({ min: 1000, max: 9999 }).map(String),
  },
  {
    requiredKeys: ['firstName', 'lastName', 'email', 'address', 'postCode', 'city', 'country', 'phoneNumber'],
  },
);
