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
])('the database address %s is accepted', (text) => {
  expect(isDatabaseAddress(URL.parse(text))).toBe(true);
});

test.each([
  ['another scheme', 'mysql://db.example/shop'],
  ['no host', 'postgres:///shop'],
  ['no valid syntax', 'shop'],
  ['optional encryption', 'postgres://db.example/shop?sslmode=prefer'],
  ['an unknown mode of encryption', 'postgres://db.example/shop?sslmode='],
  ['a second host in the query', 'postgres://127.0.0.1/shop?host=db.example'],
  ['a port in the query', 'postgres://127.0.0.1:5432/shop?port=5433'],
  ['a password in the query', 'postgres://shop@db.example/shop?password=hush'],
])('a database address with %s is refused: %s', (_, text) => {
  expect(isDatabaseAddress(URL.parse(text))).toBe(false);
});
