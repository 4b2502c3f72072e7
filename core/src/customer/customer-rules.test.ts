import { describe, expect, it } from 'vitest';
import { countryId } from '../ids.ts';
import type { CustomerDraft } from './customer.ts';
import { customerFields } from './customer.ts';
import { checkCustomer, draftOf, emptyDraft, longestField, postCodePolicies } from './customer-rules.ts';

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

it('a good form becomes a customer', () => {
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

it('the loyalty number is optional and kept when given (R-VALID-11)', () => {
  expect(check({ loyaltyId: ' 123 ' })._unsafeUnwrap().loyaltyId).toBe('123');
  expect(check({ loyaltyId: '\u200b' })._unsafeUnwrap()).not.toHaveProperty('loyaltyId');
});

it('an empty form names every required field once, from top to bottom (R-VALID-1 to R-VALID-4, R-VALID-6, R-VALID-8, R-VALID-10)', () => {
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

it.each(['firstName', 'lastName', 'address', 'city', 'phoneNumber'] as const)(
  '%s of invisible characters counts as empty',
  (field) => {
    expect(failuresOf({ [field]: ' \u200b\u2800' })).toHaveLength(1);
  },
);

it('text is kept as its reader sees it', () => {
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

describe('the e-mail pair', () => {
  it('must match (R-VALID-5)', () => {
    expect(failuresOf({ emailRepeat: 'ana@example.com' })).toEqual(['emailRepeat EmailsDoNotMatch']);
    expect(failuresOf({ emailRepeat: 'Ana@example.si' })).toEqual(['emailRepeat EmailsDoNotMatch']);
  });
  it('blames an empty or broken repeat as such', () => {
    expect(failuresOf({ emailRepeat: '' })).toEqual(['emailRepeat EmailRepeatIncorrect']);
    expect(failuresOf({ emailRepeat: 'ana@' })).toEqual(['emailRepeat EmailRepeatIncorrect']);
  });
  it('does not blame the true repeat of a wrong address', () => {
    expect(failuresOf({ email: 'ana', emailRepeat: 'ana' })).toEqual(['email EmailIncorrect']);
  });
});

describe('the post code', () => {
  it.each(['1', '3254', '00000'])('%j is digits only', (postCode) => expect(failuresOf({ postCode })).toEqual([]));
  it.each(['', 'SI-3254', '32 54', '3254a', '٣٢٥٤', '-1', '1.5'])('%j is not (R-VALID-7)', (postCode) => {
    expect(failuresOf({ postCode })).toEqual(['postCode PostCodeRequired']);
  });
  it('may follow another policy, which is asked about the chosen country', () => {
    const policy = (postCode: string, country: string) => country === 'SI' && postCode.startsWith('A');
    expect(checkCustomer({ ...good, postCode: 'A1' }, countries, policy).isOk()).toBe(true);
    expect(checkCustomer({ ...good, postCode: '1' }, countries, policy).isErr()).toBe(true);
    expect(postCodePolicies.digitsOnly('A1')).toBe(false);
  });
});

it.each(['', 'XX', 'si', 'toString'])('the country %j is not in the list (R-VALID-9)', (country) => {
  expect(failuresOf({ country })).toEqual(['country CountryRequired']);
});

describe('the length of a field', () => {
  it('may be 200, not 201', () => {
    expect(failuresOf({ firstName: 'x'.repeat(longestField) })).toEqual([]);
    expect(failuresOf({ firstName: 'x'.repeat(longestField + 1) })).toEqual(['firstName FieldTooLong']);
    expect(failuresOf({ loyaltyId: 'x'.repeat(longestField + 1) })).toEqual(['loyaltyId FieldTooLong']);
    expect(failuresOf({ postCode: '1'.repeat(longestField + 1) })).toEqual(['postCode FieldTooLong']);
  });
  it('is told instead of what else is wrong with the field', () => {
    expect(failuresOf({ country: 'x'.repeat(longestField + 1) })).toEqual(['country FieldTooLong']);
  });
  it('is that of the trimmed text', () => {
    expect(failuresOf({ city: `${'x'.repeat(longestField)}  ` })).toEqual([]);
  });
});

it('a customer fills the form so that it passes again', () => {
  const customer = check({ loyaltyId: '7' })._unsafeUnwrap();
  expect(checkCustomer(draftOf(customer), countries)._unsafeUnwrap()).toEqual(customer);
  expect(draftOf(check({})._unsafeUnwrap())).toEqual(good);
});
