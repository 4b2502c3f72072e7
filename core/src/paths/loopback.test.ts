import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test.each([
  'http://127.0.0.1',
  'http://127.0.0.1:3000/pay',
  'https://127.255.255.254',
  'http://127.1',
  'http://0x7f.0.0.1',
  'http://2130706433',
  'http://127.0.0.1.',
  'http://[::1]:3000',
  'http://[0:0:0:0:0:0:0:1]',
  'http://localhost',
  'http://LOCALHOST:3000',
  'http://user:secret@localhost',
])('%s is a loopback address', (address) => expect(isLoopback(URL.parse(address))).toBe(true));

test.each([
  'http://126.255.255.255',
  'http://128.0.0.1',
  'http://0.0.0.0',
  'http://10.0.0.1',
  'http://localhost.evil.com',
  'http://127.0.0.1.nip.io',
  'http://127.0.0.1.evil.com',
  'http://evil.com/127.0.0.1',
  'http://evil.com#127.0.0.1',
  'http://evil.com?127.0.0.1',
  'http://127.0.0.1@evil.com',
  'http://localhost:80@evil.com',
  'http://localhost%2eevil.com',
  'http://notlocalhost',
  'http://my.localhost',
  'http://[::2]',
  'http://[::ffff:10.0.0.1]',
  'http://shop.example',
  'localhost',
  '',
])('%s is not a loopback address', (address) => expect(isLoopback(URL.parse(address))).toBe(false));
