import { expect, test } from 'vitest';
import { accountName, clientNetwork, mayTry } from './account.ts';

test.each([
  [{ ofAccount: 4, ofClient: 19 }, true],
  [{ ofAccount: 5, ofClient: 0 }, false],
  [{ ofAccount: 6, ofClient: 0 }, false],
  [{ ofAccount: 0, ofClient: 20 }, false],
  [{ ofAccount: 0, ofClient: 21 }, false],
])('after %j one more try is looked at: %s', (tries, may) => {
  expect(mayTry(tries)).toBe(may);
});

test('an address in another case, or composed in another way, is the same account', () => {
  expect(accountName('Čuček@Example.COM')).toBe(accountName('c\u030cuc\u030cek@example.com'));
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8:0:1:aaaa::1', '2001:db8:0:1::'],
  ['2001:db8:0:1::2', '2001:db8:0:1::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
])('%s counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
