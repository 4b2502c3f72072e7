import { expect, test } from 'vitest';
import { dummyPassword, hashPassword, isPassword } from './password-hash.ts';

const cheap = { N: 1024, r: 1, p: 1 };

test('a password matches its own hash, in its own case, and no dummy hash', async () => {
  const hash = await hashPassword('geslo', cheap);
  expect(await isPassword('geslo', hash)).toBe(true);
  expect(await isPassword('Geslo', hash)).toBe(false);
  expect(await isPassword('', dummyPassword(cheap))).toBe(false);
});
