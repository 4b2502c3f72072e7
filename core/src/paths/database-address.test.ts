import { expect, test } from 'vitest';
import { isDatabaseAddress } from './database-address.ts';

test.each([
  'postgres://shop:hush@db.example:5432/shop',
  'postgresql://db.example/shop',
  'postgres://shop@[::1]/shop?sslmode=disable',
  'postgres://db.example/shop?sslmode=no-verify',
  'postgres://db.example/shop?sslmode=require',
  'postgres://db.example/shop?sslmode=verify-ca&sslrootcert=/etc/ca.pem',
  'postgres://db.example/shop?sslmode=verify-full&options=-c%20jit%3Doff',
])('%s leads to a database', (text) => {
  expect(isDatabaseAddress(URL.parse(text))).toBe(true);
});

test.each([
  ['another kind of database', 'mysql://db.example/shop'],
  ['no host', 'postgres:///shop'],
  ['no address', 'shop'],
  ['encryption that whoever stands between may leave out', 'postgres://db.example/shop?sslmode=prefer'],
  ['encryption that nobody knows', 'postgres://db.example/shop?sslmode='],
  ['a host behind the host', 'postgres://127.0.0.1/shop?host=db.example'],
  ['a port behind the host', 'postgres://127.0.0.1:5432/shop?port=5433'],
  ['a password that stands where addresses are shown', 'postgres://shop@db.example/shop?password=hush'],
])('%s is refused: %s', (_, text) => {
  expect(isDatabaseAddress(URL.parse(text))).toBe(false);
});
