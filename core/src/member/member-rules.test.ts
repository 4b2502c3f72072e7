import { expect, test } from 'vitest';
import { countryId } from '../ids.ts';
import type { Member } from './member.ts';
import { checkLogIn, checkMember, checkRegistration, longestPassword } from './member-rules.ts';

const good = { email: 'ana@example.com', password: 'x' };

test('an address is tidied, a password is not', () => {
  expect(checkLogIn({ email: ' ana@example.com ', password: ' x ' })._unsafeUnwrap()).toEqual({
    email: 'ana@example.com',
    password: ' x ',
  });
});

test.each([
  [{ email: '', password: '' }, ['EmailIncorrect', 'PasswordIncorrect']],
  [{ ...good, email: 'ana' }, ['EmailIncorrect']],
  [{ ...good, password: '' }, ['PasswordIncorrect']],
  [{ ...good, password: 'x'.repeat(longestPassword) }, []],
  [{ ...good, password: 'x'.repeat(longestPassword + 1) }, ['PasswordIncorrect']],
])('%j tells %j (R-VALID-12, R-VALID-13)', (draft, keys) => {
  const told = checkLogIn(draft).match(
    () => [],
    (errors) => errors.map(({ key }) => key),
  );
  expect(told).toEqual(keys);
});

const countries = [{ id: countryId('SI'), name: 'Slovenija' }];
const ana: Member = {
  ...{ name: 'Ana', surname: 'Novak', email: 'ana@example.com', phone: '', address: '' },
  ...{ postCode: '', city: '', countryCode: '', wellcardId: '' },
};
const told = (changed: Partial<Member>, password = 'kopalna plahta') =>
  checkRegistration({ member: { ...ana, ...changed }, password }, countries).match(
    () => [],
    (errors) => errors.map(({ field, key }) => `${field} ${key}`),
  );

test('a name, an address and a password are enough, and text is kept as its reader sees it', () => {
  const typed = { ...ana, name: ' Z\u030ciga\u200b ', countryCode: 'SI', postCode: ' 3254 ' };
  expect(checkMember(typed, countries)._unsafeUnwrap()).toEqual({
    ...ana,
    ...{ name: 'Žiga', countryCode: 'SI', postCode: '3254' },
  });
});

test.each([
  [{}, 'x'.repeat(9), ['password Account.PasswordTooShort']],
  [{}, 'x'.repeat(10), []],
  [{}, 'e\u0301'.repeat(9), ['password Account.PasswordTooShort']],
  [{}, '🌊'.repeat(10), []],
  [{}, 'x'.repeat(longestPassword), []],
  [{}, 'x'.repeat(longestPassword + 1), ['password FieldTooLong']],
  [{ city: 'x'.repeat(200) }, undefined, []],
  [{ city: 'x'.repeat(201) }, undefined, ['city FieldTooLong']],
  [{ postCode: '3254a' }, undefined, ['postCode PostCodeRequired']],
  [{ countryCode: 'XX' }, undefined, ['countryCode CountryRequired']],
  [
    { name: ' ', surname: '\u200b', email: 'ana@' },
    '',
    ['name FirstNameRequired', 'surname LastNameRequired', 'email EmailIncorrect', 'password Account.PasswordTooShort'],
  ],
])('%j with the password %j tells %j', (changed, password, errors) => {
  expect(told(changed, password)).toEqual(errors);
});
