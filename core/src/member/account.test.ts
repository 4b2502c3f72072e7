import { expect, test } from 'vitest';
import { accountName } from './account.ts';

test('an e-mail address in another case or Unicode composition names the same account', () => {
  expect(accountName('Čuček@Example.COM')).toBe(accountName('c\u030cuc\u030cek@example.com'));
});
