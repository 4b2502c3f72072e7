import { expect, it } from 'vitest';
import { isBeyondAscii, isEmail } from './email.ts';

it.each(['a@b.si', 'ana.novak+shop@mail.example.com', "o'neil@example.ie", 'info@čaj.si', '1@2.3'])(
  '%j is an e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it.each([
  '',
  'ana',
  '@b.si',
  'ana@',
  'ana@b',
  'ana@b.',
  'ana@.si',
  'ana@b..si',
  'ana@-b.si',
  'ana@b-.si',
  '.ana@b.si',
  'ana.@b.si',
  'a..b@c.si',
  'a@b@c.si',
  'ana novak@b.si',
  'ana@b.si, x@y.si',
  '<ana@b.si>',
  'ana@b.si\nbcc:x',
])('%j is not an e-mail address', (text) => {
  expect(isEmail(text)).toBe(false);
});

it.each([
  ['žiga@example.si', true],
  ['ziga@žalec.si', false],
  ['ziga@example.si', false],
  ['žiga', true],
  ['', false],
])('whether the e-mail address %j has letters beyond ASCII before the @: %s (R-VALID-28)', (email, is) => {
  expect(isBeyondAscii(email)).toBe(is);
});
