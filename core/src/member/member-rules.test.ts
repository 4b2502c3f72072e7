import { expect, test } from 'vitest';
import { countryId } from '../ids.ts';
import type { Member } from './member.ts';
import { checkLogIn, checkMember, checkRegistration, longestPassword } from './member-rules.ts';

const good = { email: 'ana@example.com', password: 'x' };

test('a log-in trims the e-mail address, and not the password', () => {
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
])('a log-in with %j has the errors %j (R-VALID-12, R-VALID-13)', (draft, keys) => {
  const errors = checkLogIn(draft).match(
    () => [],
    (fields) => fields.map(({ key }) => key),
  );
  expect(errors).toEqual(keys);
});

const countries = [{ id: countryId('SI'), name: 'Slovenija' }];
const ana: Member = {
  ...{ name: 'Ana', surname: 'Novak', email: 'ana@example.com', phone: '', address: '' },
  ...{ postCode: '', city: '', countryCode: '', wellcardId: '' },
};
const errorsOf = (changed: Partial<Member>, password = 'kopalna plahta') =>
  checkRegistration({ member: { ...ana, ...changed }, password }, countries).match(
    () => [],
    (errors) => errors.map(({ field, key }) => `${field} ${key}`),
  );

test('a member needs only a name and an e-mail address, and texts are cleaned of invisible characters', () => {
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
])('a registration with %j and the password %j has the errors %j', (changed, password, errors) => {
  expect(errorsOf(changed, password)).toEqual(errors);
});
