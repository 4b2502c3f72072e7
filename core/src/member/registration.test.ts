import { expect, test } from 'vitest';
import { checkRegistration, shortestPassword } from './registration.ts';

const good = {
  firstName: ' Ana ',
  lastName: 'Novak',
  email: 'ana@example.com',
  password: 'x'.repeat(shortestPassword),
};

test('a good one opens an account of somebody who told no more', () => {
  expect(checkRegistration(good)._unsafeUnwrap()).toMatchObject({
    password: good.password,
    member: { name: 'Ana', surname: 'Novak', email: 'ana@example.com', phone: '' },
  });
});

test.each([
  [
    { firstName: ' ', lastName: '', email: 'x', password: '' },
    ['FirstNameRequired', 'LastNameRequired', 'EmailIncorrect', 'PasswordTooShort'],
  ],
  [{ ...good, password: 'x'.repeat(shortestPassword - 1) }, ['PasswordTooShort']],
  [{ ...good, password: 'x'.repeat(201) }, ['FieldTooLong']],
  [{ ...good, firstName: 'x'.repeat(201) }, ['FieldTooLong']],
])('%j tells %j', (draft, keys) => {
  const told = checkRegistration(draft).match(
    () => [],
    (errors) => errors.map(({ key }) => key),
  );
  expect(told).toEqual(keys);
});
