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
])('of %j that is piped in the first line is the password, and nothing is shown', async (text, password) => {
  const { read, shown } = reading(text, false);
  expect([await read, shown]).toEqual([password, []]);
});

it('what is typed at the prompt is not shown', async () => {
  const { read, shown } = reading('kopalna\r', true);
  expect(await read).toBe('kopalna');
  expect(shown).toEqual(['Password: ', '\n']);
});
