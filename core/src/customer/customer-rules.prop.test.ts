import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countryId } from '../ids.ts';
import { customerFields } from './customer.ts';
import { checkCustomer, draftOf, longestField } from './customer-rules.ts';

const countries = [{ id: countryId('SI'), name: 'Slovenija' }];
const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', ' ', 'Ana', 'ana@example.si', '3254', 'SI'));
const draft = fc.record({
  firstName: typed,
  lastName: typed,
  email: typed,
  emailRepeat: typed,
  address: typed,
  postCode: typed,
  city: typed,
  country: typed,
  phoneNumber: typed,
  loyaltyId: typed,
});

it('any form is either a customer or a list of fields, each named once', () => {
  fc.assert(
    fc.property(draft, (form) => {
      checkCustomer(form, countries).match(
        (customer) => expect(customer.country).toBe('SI'),
        (errors) => {
          expect(errors.length).toBeGreaterThan(0);
          expect(new Set(errors.map(({ field }) => field)).size).toBe(errors.length);
        },
      );
    }),
  );
});

it('a customer passes the same check again, unchanged', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: longestField / 10 }).map((text) => `x${text}`);
  const plausible = fc.record({
    firstName: word,
    lastName: word,
    email: fc.constant('ana@example.si'),
    emailRepeat: fc.constant(' ana@example.si'),
    address: word,
    postCode: fc.nat().map(String),
    city: word,
    country: fc.constant('SI'),
    phoneNumber: word,
    loyaltyId: fc.oneof(word, fc.constant('')),
  });
  fc.assert(
    fc.property(plausible, (form) => {
      const customer = checkCustomer(form, countries)._unsafeUnwrap();
      expect(checkCustomer(draftOf(customer), countries)._unsafeUnwrap()).toEqual(customer);
      expect(customerFields.every((field) => draftOf(customer)[field].length <= longestField)).toBe(true);
    }),
  );
});
