import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedPicture, ownPictures } from './allowed-picture.ts';

const hosts = { base: 'https://cms.example', allowed: ['https://pictures.example', 'http://127.0.0.1:3000'] };

describe('a picture of another host', () => {
  test.each([
    ['/media/a.jpg', 'https://cms.example/media/a.jpg'],
    ['media/a.jpg', 'https://cms.example/media/a.jpg'],
    [' /media/a b.jpg ', 'https://cms.example/media/a%20b.jpg'],
    ['/media/../a.jpg?v=1#x', 'https://cms.example/a.jpg?v=1'],
    ['HTTPS://CMS.EXAMPLE:443/a.jpg', 'https://cms.example/a.jpg'],
    ['//pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
    ['https:\\\\pictures.example\\a.jpg', 'https://pictures.example/a.jpg'],
    ['http://127.0.0.1:3000/a.jpg', 'http://127.0.0.1:3000/a.jpg'],
  ])('with the address %j is at %s', (address, url) => {
    expect(allowedPicture(address, hosts)).toBe(url);
  });

  test.each([
    '',
    'https://pictures.example.evil.example/a.jpg',
    'https://pictures.example@evil.example/a.jpg',
    'https://user:key@pictures.example/a.jpg',
    'https://pictures.example:8443/a.jpg',
    'http://pictures.example/a.jpg',
    '/\\evil.example/a.jpg',
    'java\tscript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://cms.example/1',
    'ftp://cms.example/a.jpg',
    'https://[',
  ])('is not allowed at %j', (address) => {
    expect(allowedPicture(address, hosts)).toBeUndefined();
  });
});

describe('a picture of our own', () => {
  test.each([
    ['/media/a.jpg', '/media/a.jpg'],
    ['/media/a.jpg?v=1&w=2', '/media/a.jpg?v=1&w=2'],
    ['media/a.jpg', '/media/a.jpg'],
    ['/a/../../b.jpg', '/b.jpg'],
    ['/a b.jpg', '/a%20b.jpg'],
    ['/a.jpg, /b.jpg 2x', '/a.jpg,%20/b.jpg%202x'],
  ])('with the address %j is at %s', (address, path) => {
    expect(allowedPicture(address, ownPictures)).toBe(path);
  });

  test.each(['/.//evil.example/a.jpg', './\\', 'https://evil.example/a.jpg', 'data:image/png,x'])(
    'is not allowed at %j',
    (address) => {
      expect(allowedPicture(address, ownPictures)).toBeUndefined();
    },
  );
});

test('a picture of any address is on an allowed host or not allowed (law)', () => {
  const part = fc.constantFrom(
    ...['https:', 'http:', 'data:', '//', '/', '\\', '@', ':', '.', '\t', 'a', '%2f', '#', '?'],
    ...['cms.example', 'evil.example', 'pictures.example'],
  );
  const any = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(any, (address) => {
      const url = allowedPicture(address, hosts);
      if (url !== undefined) expect([hosts.base, ...hosts.allowed]).toContain(new URL(url).origin);
      const path = allowedPicture(address, ownPictures);
      if (path !== undefined) expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
      if (path !== undefined) expect(allowedPicture(path, ownPictures)).toBe(path);
    }),
    { numRuns: 300 },
  );
});
