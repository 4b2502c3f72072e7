import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsKey, impersonalAddress, impersonalText } from './impersonal-text.ts';
import { newTicketCode, spelledTicketCode } from './ticket-code.ts';

const token = fc.stringMatching(/^[0-9a-f]{32}$/);
const code = token.map(newTicketCode);
const anyKey = fc.oneof(token, code, code.map(spelledTicketCode));

describe('a redacted text', () => {
  it.each([
    ['no customer ana.novak@example.com', 'no customer [email]'],
    ['cart 0123456789abcdef0123456789abcdef is gone', 'cart [id] is gone'],
    ['no ticket 7K3M9QTX2B4DHJ8W, as scanned', 'no ticket [id], as scanned'],
    ['"7K3M-9QTX-2B4D-HJ8W"', '"[id]"'],
    ['product 3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'product [id]'],
    ['call +386 40 123 456', 'call [number]'],
    ['card 4111 1111 1111 1111', 'card [number]'],
    ['post code 3254', 'post code 3254'],
    ['at section (https://shop.example/assets/gift-card-section-BJbSDu0E.js:12:43210)', undefined],
    ["Cannot read properties of undefined (reading 'price')", undefined],
  ])('of %j is %j (R-GUARD-18)', (text, redacted) => {
    expect(impersonalText(text)).toBe(redacted ?? text);
  });

  it('never contains a key, and is unchanged when redacted again', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(' ', '/', '-', '"', '='),
        anyKey,
        fc.string(),
        (before, edge, key, after) => {
          const redacted = impersonalText(`${before}${edge}${key}${edge}${after}`);
          expect(redacted).not.toContain(key);
          expect(impersonalText(redacted)).toBe(redacted);
        },
      ),
    );
  });
});

it.each([
  ['/sl/narocilo-zakljuceno?status=4&ref=a', true],
  ['/sl/preklic-narocila?id=b', true],
  ['/sl/x/0123456789abcdef', true],
  ['/sl/x/7K3M9QTX2B4DHJ8W', true],
  ['/sl/x?y=7k3m-9qtx-2b4d-hj8w', true],
  ['/sl/vstopnice-bazeni/termalija?date=2026-12-01&utm_source=mail', false],
])('whether the address %s contains a key: %s', (address, holds) => {
  expect(holdsKey(address)).toBe(holds);
});

describe('a redacted address', () => {
  it.each([
    ['/sl/vstopnice-bazeni/termalija?date=2026-12-01', '/sl/vstopnice-bazeni/termalija?date=2026-12-01'],
    ['/sl/narocilo-zakljuceno?ref=0123456789abcdef&status=4', '/sl/narocilo-zakljuceno?ref=[hidden]&status=4'],
    ['/sl/preklic?id=short', '/sl/preklic?id=[hidden]'],
    ['https://shop.example:3000/en?utm=x#ana@example.com', 'https://shop.example:3000/en?utm=[hidden]'],
    ['/Shop/GetCart/0123456789abcdef0123456789abcdef/sl/true', '/Shop/GetCart/[id]/sl/true'],
    ['/sl/x/7K3M-9QTX-2B4D-HJ8W', '/sl/x/[id]'],
    ['/en', '/en'],
  ])('of %j is %j', (address, redacted) => {
    expect(impersonalAddress(address)).toBe(redacted);
  });

  it('never contains the value of a private parameter', () => {
    fc.assert(
      fc.property(anyKey, fc.constantFrom('ref', 'id', 'token', 'email', 'date'), (key, name) => {
        expect(impersonalAddress(`/sl/x?status=4&${name}=${key}`)).not.toContain(key);
      }),
    );
  });
});
