import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages } from '../languages/language.ts';
import { canonicalAddress, canonicalRedirect } from './canonical-path.ts';

it.each([
  ['/sl', '/'],
  ['/sl/', '/'],
  ['/hr', '/hr/trgovina'],
  ['/trgovina', '/hr/trgovina'],
  ['/trgovina/', '/hr/trgovina'],
  ['/en/', '/en'],
  ['/razrez/loader/', '/razrez/loader'],
  ['/olimia', '/'],
  ['/sl/olimia/vstopnice-bazeni/', '/sl/vstopnice-bazeni'],
  ['/tuhelj/hr/', '/hr/trgovina'],
  ['/olimia/en/tuhelj/olimia/pool-tickets?a=1', '/en/pool-tickets?a=1'],
  ['/sl?a=1', '/?a=1'],
  ['de/auftrag-abgeschlossen?status=4', '/de/auftrag-abgeschlossen?status=4'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
])('the address %j is redirected to %j', (address, target) => {
  expect(canonicalRedirect(address)).toBe(target);
});

it.each([
  '/',
  '/en',
  '/de',
  '/it',
  '/hr/trgovina',
  '/sl/pregled-kosarice',
  '/vstopnice-bazeni',
  '/sl/trgovina',
  '/sl/olimia-bazeni',
  '/sl/darilni-boni/olimia',
  '/?a=/b/',
])('the address %j is not redirected', (address) => {
  expect(canonicalRedirect(address)).toBeUndefined();
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('/', '\\', '.', '%', '2', 'F', '?', '#', 's', 'l', '\t', '\ud800') }),
  fc.tuple(fc.constantFrom(...languages, 'fr', 'trgovina'), fc.string()).map(([first, rest]) => `/${first}/${rest}`),
);

it('a canonical address is a path on our own origin, and its own canonical address', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const canonical = canonicalAddress(text);
      expect(canonical).toMatch(/^\/(?![/\\])/);
      expect(new URL(canonical, 'https://shop.example').origin).toBe('https://shop.example');
      expect(canonicalAddress(canonical)).toBe(canonical);
    }),
  );
});
