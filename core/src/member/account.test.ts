import { expect, test } from 'vitest';
import { accountName } from './account.ts';

test('an address in another case, or composed in another way, is the same account', () => {
  expect(accountName('Čuček@Example.COM')).toBe(accountName('c\u030cuc\u030cek@example.com'));
});
