import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { newTicketCode, readTicketCode, spelledTicketCode, withoutTicketCodes } from './ticket-code.ts';

const anyCode = fc.stringMatching(/^[0-9a-f]{32}$/).map(newTicketCode);

it.each([
  ['0'.repeat(32), '0000-0000-0000-0000'],
  ['0123456789abcdef0123456789abcdef', 'SQQG-28T5-CY4T-QKFF'],
  ['f'.repeat(32), 'ZZZZ-ZZZZ-ZZZZ-ZZZZ'],
])('the ticket code of the token %s has its last 80 bits, spelled %s', (drawn, spelled) => {
  const code = newTicketCode(drawn);
  expect(code).toBe(spelled.replaceAll('-', ''));
  expect(spelledTicketCode(code)).toBe(spelled);
});

it('each of the 80 bits changes the ticket code', () => {
  const ofBit = (bit: number) => (1n << BigInt(bit)).toString(16).padStart(32, '0');
  const codes = Array.from({ length: 80 }, (_, bit) => newTicketCode(ofBit(bit)));
  expect(new Set(codes).size).toBe(80);
  for (const code of codes) expect(code).toMatch(/^0*(?:1|2|4|8|G)0*$/);
});

it('a ticket code is parsed scanned, spelled, in small letters, with look-alikes and other gaps (R-EXPECT-21)', () => {
  fc.assert(
    fc.property(anyCode, fc.constantFrom(' ', '–', ' - ', '.', '\t'), (code, gap) => {
      const spelled = spelledTicketCode(code);
      const lookAlikes = code.replaceAll('0', 'O').replace('1', 'I').replace('1', 'l');
      for (const shown of [code, spelled, ` ${spelled.replaceAll('-', gap)}\n`, lookAlikes])
        for (const typed of [shown, shown.toLowerCase()]) expect(readTicketCode(typed)).toBe(code);
    }),
  );
});

it.each(['', 'none', '\u0000', '\ud800', '🎫', 'https://shop.example/sl', '0'.repeat(17)])(
  '%j is not a ticket code',
  (text) => {
    expect(readTicketCode(text)).not.toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  },
);

it.each([
  ['7k3m-9qtx-2b4d-hj8w', '[id]'],
  ['7k3m9qtx2b4dhj8w', '[id]'],
  ['card-7k3m-9qtx-2b4d-hj8w', '[id]'],
  ['PQRSTVWXYZABCDEF', '[id]'],
  ['what-this-card-says', undefined],
  ['startErrorReport', undefined],
  ['card-page-BJbSDu0E.js', undefined],
  ['checkout-BJbSDa0E.js', undefined],
  ['4111-1111-1111-1111', undefined],
  ['3f2504e0-4f89-11d3-9a0c-0305e82c3301', undefined],
  ['2026-12-01T09:30:00.000Z', undefined],
])('the text %s without ticket codes is %s', (text, left) => {
  expect(withoutTicketCodes(text)).toBe(left ?? text);
});
