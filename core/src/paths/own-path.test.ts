import { describe, expect, it } from 'vitest';
import { isOwnPath, ownAddress } from './own-path.ts';

it.each(['/', '/sl/pregled-kosarice', '/en?next=//x', '/a//b'])('%j is a path of our own', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

it.each([
  '',
  'sl',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/a\n',
  'https://evil.example',
  'javascript:x',
])('%j is not a path of our own (R-GUARD-8)', (path) => {
  expect(isOwnPath(path)).toBe(false);
});

describe('a return address', () => {
  const origin = 'https://shop.example';

  it.each([
    ['/', '/'],
    ['/sl/osebni-podatki?a=1#b', '/sl/osebni-podatki?a=1#b'],
    ['https://shop.example/en', '/en'],
    ['/sl/', '/sl/'],
    ['/%2F/host', '/%2F/host'],
    ['/%5Chost', '/%5Chost'],
    ['/?to=https://host', '/?to=https://host'],
  ])('%s is accepted as %s', (text, address) => {
    expect(ownAddress(text, origin)).toBe(address);
  });

  it.each([
    '//host',
    '///host',
    '/\\host',
    '\\\\host',
    '/.//host',
    '/..//host',
    '/sl/../en',
    '/%2E%2e//host',
    '/a//host',
    '/š',
    '/a b',
    '/sl/..//host',
    '/%2e//host',
    '/\t/host',
    '\n//host',
    ' //host',
    'https://host',
    'https://shop.example.host/',
    'https://shop.example@host/',
    'https://shop.example:444/',
    'https://shop.example//host',
    'http://shop.example/',
    'HTTPS://shop.example/',
    'https:/host',
    'https:host',
    'javascript:alert(1)',
    'data:text/html,x',
    'sl',
    '',
    `/${'x'.repeat(2000)}`,
  ])('%j is refused', (text) => {
    expect(ownAddress(text, origin)).toBeUndefined();
  });
});
