import { expect, test } from 'vitest';
import { clientNetwork, isThisMachine } from './client-network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8:0:1:aaaa::1', '2001:db8:0:0::'],
  ['2001:db8:0:ff::2', '2001:db8:0:0::'],
  ['2001:db8:0:100::2', '2001:db8:0:100::'],
  ['2001:db8:0:01ff::2', '2001:db8:0:100::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['192.0.2.7%eth0', '192.0.2.7'],
  ['1:2:3:400:5:6:7:8', '1:2:3:400::'],
  ['::1:2:3:4:5:6:7', '0:1:2:0::'],
  ['::1:200:300:400:5:6:7', '0:1:200:300::'],
  ['1::2:300:4:5:6:7', '1:0:2:300::'],
  ['2001:db8::ff00:1:2:3:4', '2001:db8:0:ff00::'],
])('the address %s belongs to the network %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each([
  ['127.0.0.1', true],
  ['127.255.0.9', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['128.0.0.1', false],
  ['10.127.0.1', false],
  ['::2', false],
  ['::12', false],
  ['2001:db8::1', false],
])('whether the address %s is of this machine: %s', (address, isOwn) => {
  expect(isThisMachine(address)).toBe(isOwn);
});
