import { countryId } from '@shop/core/ids';
import { aCustomerDraft } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { checkedDraft, failuresOf } from './customer-form.view.ts';

const countries = [{ id: countryId('SI'), name: 'Slovenija' }];

test('a good draft is passed on as it was typed', () => {
  const typed = aCustomerDraft({ firstName: ' Ana ' });
  expect(checkedDraft(typed, countries)).toEqual({ values: typed, errors: {} });
});

test('what is wrong is told in the order of the form, whatever the order it came in', () => {
  const { errors } = checkedDraft(aCustomerDraft({ phoneNumber: '', firstName: '', postCode: 'A1' }), countries);
  expect(failuresOf(Object.fromEntries(Object.entries(errors).reverse()))).toEqual([
    { field: 'firstName', key: 'FirstNameRequired' },
    { field: 'postCode', key: 'PostCodeRequired' },
    { field: 'phoneNumber', key: 'PhoneNumberRequired' },
  ]);
});

test('a field without a message is no failure', () => {
  expect(failuresOf({ city: {} })).toEqual([]);
});
