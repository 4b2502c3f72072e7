import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { readSecret } from './read-secret.ts';

const reading = (text: string, isTTY: boolean) => {
  const typed = Object.assign(new PassThrough(), { isTTY });
  const shown: string[] = [];
  typed.end(text);
  return { read: readSecret(typed, { write: (part) => shown.push(part) }, 'Password: '), shown };
};

it.each([
  ['kopalna plahta\nsecond line\n', 'kopalna plahta'],
  ['no end of line', 'no end of line'],
  [' with spaces \r\n', ' with spaces '],
  ['', ''],
])('the first line of piped %j is the password %j', async (text, password) => {
  const { read, shown } = reading(text, false);
  expect([await read, shown]).toEqual([password, []]);
});

it('the prompt hides the typed password', async () => {
  const { read, shown } = reading('kopalna\r', true);
  expect(await read).toBe('kopalna');
  expect(shown).toEqual(['Password: ', '\n']);
});
