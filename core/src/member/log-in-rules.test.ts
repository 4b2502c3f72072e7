import { expect, test } from 'vitest';
import { checkLogIn, longestPassword } from './member-rules.ts';

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
