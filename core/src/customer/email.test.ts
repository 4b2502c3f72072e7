import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each(['a@b.si', 'ana.novak+shop@mail.example.com', "o'neil@example.ie", 'info@čaj.si', '1@2.3'])(
  '%j can be written to',
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
])('%j cannot', (text) => {
  expect(isEmail(text)).toBe(false);
});
