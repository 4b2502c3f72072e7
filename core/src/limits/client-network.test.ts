import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

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
