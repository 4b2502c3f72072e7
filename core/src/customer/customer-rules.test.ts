import { expect, it } from 'vitest';
import { countryId } from '../ids.ts';
import type { CustomerDraft } from './customer.ts';
import { customerFields } from './customer.ts';
import { checkCustomer, draftOf, emptyDraft, longestField } from './customer-rules.ts';

const countries = [{ id: countryId('SI'), name: 'Slovenija' }];
const good: CustomerDraft = {
  firstName: 'Ana',
  lastName: 'Novak',
  email: 'ana@example.si',
  emailRepeat: 'ana@example.si',
  address: 'Zdraviliška cesta 24',
  postCode: '3254',
  city: 'Podčetrtek',
  country: 'SI',
  phoneNumber: '+386 41 000 000',
  loyaltyId: '',
};
const check = (change: Partial<CustomerDraft>) => checkCustomer({ ...good, ...change }, countries);
const failuresOf = (change: Partial<CustomerDraft>) =>
  check(change).match(
    () => [],
    (errors) => errors.map(({ field, key }) => `${field} ${key}`),
  );

it('a valid form becomes a customer', () => {
  expect(check({})._unsafeUnwrap()).toEqual({
    firstName: 'Ana',
    lastName: 'Novak',
    email: 'ana@example.si',
    address: 'Zdraviliška cesta 24',
    postCode: '3254',
    city: 'Podčetrtek',
    country: 'SI',
    phoneNumber: '+386 41 000 000',
  });
});

it('the loyalty number of a customer is optional (R-VALID-11)', () => {
  expect(check({ loyaltyId: ' 123 ' })._unsafeUnwrap().loyaltyId).toBe('123');
  expect(check({ loyaltyId: '\u200b' })._unsafeUnwrap().loyaltyId).toBeUndefined();
});

it('an empty customer form has one error for each required field, from top to bottom (R-VALID-1 to R-VALID-4, R-VALID-6, R-VALID-8, R-VALID-10)', () => {
  const errors = checkCustomer(emptyDraft, countries)._unsafeUnwrapErr();
  expect(errors.map(({ key }) => key)).toEqual([
    'FirstNameRequired',
    'LastNameRequired',
    'EmailIncorrect',
    'EmailRepeatIncorrect',
    'AddressRequired',
    'PostCodeRequired',
    'CityRequired',
    'CountryRequired',
    'PhoneNumberRequired',
  ]);
  expect(errors.map(({ field }) => field)).toEqual(customerFields.filter((field) => field !== 'loyaltyId'));
});

it('the text of a customer form is cleaned of invisible characters', () => {
  const typed = {
    firstName: ' An\u202ea\u200b ',
    city: 'Podc\u030cetrtek',
    postCode: ' 3254 ',
    email: 'ana@\u200dexample.si',
  };
  expect(check(typed)._unsafeUnwrap()).toMatchObject({
    firstName: 'Ana',
    city: 'Podčetrtek',
    postCode: '3254',
    email: 'ana@example.si',
  });
});

const tooLong = 'x'.repeat(longestField + 1);

it.each<[Partial<CustomerDraft>, readonly string[]]>([
  [{ firstName: ' \u200b\u2800' }, ['firstName FirstNameRequired']],
  [{ emailRepeat: 'ana@example.com' }, ['emailRepeat EmailsDoNotMatch']],
  [{ emailRepeat: 'Ana@EXAMPLE.si' }, []],
  [{ email: 'ŽIGA@example.si', emailRepeat: 'žiga@example.si' }, []],
  [{ emailRepeat: '' }, ['emailRepeat EmailRepeatIncorrect']],
  [{ emailRepeat: 'ana@' }, ['emailRepeat EmailRepeatIncorrect']],
  [{ email: 'ana', emailRepeat: 'ana' }, ['email EmailIncorrect']],
  [{ postCode: 'SI-3254' }, []],
  [{ postCode: '3254a' }, ['postCode PostCodeRequired']],
  [{ postCode: '' }, ['postCode PostCodeRequired']],
  ...['', 'XX', 'si', 'toString'].map(
    (country) => [{ country }, ['country CountryRequired']] satisfies [object, string[]],
  ),
  [{ firstName: 'x'.repeat(longestField) }, []],
  [{ city: `${'x'.repeat(longestField)}  ` }, []],
  [{ firstName: tooLong }, ['firstName FieldTooLong']],
  [{ loyaltyId: tooLong }, ['loyaltyId FieldTooLong']],
  [{ postCode: '1'.repeat(longestField + 1) }, ['postCode FieldTooLong']],
  [{ country: tooLong }, ['country FieldTooLong']],
])('a customer form with %j has the errors %j (R-VALID-5, R-VALID-7, R-VALID-9)', (change, errors) => {
  expect(failuresOf(change)).toEqual(errors);
});

it('the post code of a customer is in the format of the country, and an error when it is invalid there (R-VALID-7)', () => {
  const both = [...countries, { id: countryId('GB'), name: 'Velika Britanija' }];
  const inCountry = (country: string, postCode: string) =>
    checkCustomer({ ...good, country, postCode }, both).match(
      (customer) => customer.postCode,
      (errors) => errors.map(({ field }) => field),
    );
  expect(inCountry('SI', 'SI-3254')).toBe('3254');
  expect(inCountry('GB', 'sw1a1aa')).toBe('SW1A 1AA');
  expect(inCountry('GB', '3254')).toEqual(['postCode']);
  expect(inCountry('SI', 'SW1A 1AA')).toEqual(['postCode']);
  expect(inCountry('', 'SW1A 1AA')).toEqual(['country']);
});

it('a customer fills the form so that it is valid again', () => {
  const customer = check({ loyaltyId: '7' })._unsafeUnwrap();
  expect(checkCustomer(draftOf(customer), countries)._unsafeUnwrap()).toEqual(customer);
  expect(draftOf(check({})._unsafeUnwrap())).toEqual(good);
});

it('an e-mail address keeps its case, whatever the case of its repeat (R-VALID-5)', () => {
  const typed = { email: 'Ana.Novak@Example.si', emailRepeat: 'ana.novak@example.SI' };
  expect(check(typed)._unsafeUnwrap().email).toBe('Ana.Novak@Example.si');
});
