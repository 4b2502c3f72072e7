import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CustomerFieldError, customerFields } from '../../customer/customer.ts';
import { checkCustomer, draftOf } from '../../customer/customer-rules.ts';
import { countryId } from '../../ids.ts';
import { anyCustomer } from '../../testing/customer-arbitraries.ts';
import { countriesIn } from '../checkout/countries.ts';
import { substituteBuyer } from './substitute-buyer.ts';

const refusedFields = (customer: Parameters<typeof draftOf>[0]): readonly CustomerFieldError[] =>
  checkCustomer(draftOf(customer), countriesIn('sl')).match(
    () => [],
    (fields) => fields,
  );

const anyCountry = fc.constantFrom(...countriesIn('sl').map(({ id }) => id), countryId('QQ'));
const wrong = fc.constantFrom('', ' ', '?', 'x'.repeat(201));

/** Customers with some invalid fields. */
const typed = fc
  .tuple(
    anyCustomer,
    anyCountry,
    fc.record({ lastName: wrong, email: wrong, postCode: wrong, city: wrong }, { requiredKeys: [] }),
  )
  .map(([customer, country, changes]) => ({ ...customer, country, ...changes }));

test('a substitute buyer is refused for the same fields as the buyer that it replaces, in every country', () => {
  fc.assert(
    fc.property(typed, (customer) => {
      const draft: Readonly<Record<string, unknown>> = customer;
      const filled = customerFields.filter((field) => draft[field] !== undefined && draft[field] !== '');
      const refused = refusedFields(customer);
      expect(refusedFields(substituteBuyer(customer.country, filled, refused))).toEqual(refused);
    }),
  );
});
