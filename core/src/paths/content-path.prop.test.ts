import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages } from '../languages/language.ts';
import { canonicalAddress } from './canonical-path.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('/', '\\', '.', '%', '2', 'F', '?', '#', 's', 'l', '\t', '\ud800') }),
  fc.tuple(fc.constantFrom(...languages, 'fr', 'trgovina'), fc.string()).map(([first, rest]) => `/${first}/${rest}`),
);

it('a canonical address is one path on our own origin, and stays as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const canonical = canonicalAddress(text);
      expect(canonical).toMatch(/^\/(?![/\\])/);
      expect(new URL(canonical, 'https://shop.example').origin).toBe('https://shop.example');
      expect(canonicalAddress(canonical)).toBe(canonical);
    }),
  );
});
