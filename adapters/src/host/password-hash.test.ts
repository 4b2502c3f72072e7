import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

const cheap = { N: 1024, r: 1, p: 1 };

test('two are hashed at a time and sixteen wait; the next is turned away, and served once there is room', async () => {
  const asked = Array.from({ length: 19 }, () => hashPassword('geslo', cheap));
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer.isOk())).toHaveLength(18);
  expect(answers.at(-1)?._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'timeout' });
  const [first] = answers;
  expect((await isPassword('geslo', first?._unsafeUnwrap() ?? expect.fail()))._unsafeUnwrap()).toBe(true);
  expect((await isPassword('Geslo', first?._unsafeUnwrap() ?? expect.fail()))._unsafeUnwrap()).toBe(false);
});
