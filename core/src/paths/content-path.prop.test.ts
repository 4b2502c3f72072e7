import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLanguage, languages } from '../languages/language.ts';
import { canonicalAddress } from './canonical-path.ts';
import { contentPath, parseContentPath } from './content-path.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('/', '\\', '.', '%', '2', 'F', '?', '#', 's', 'l', '\t', '\ud800') }),
  fc.tuple(fc.constantFrom(...languages, 'fr', 'trgovina'), fc.string()).map(([first, rest]) => `/${first}/${rest}`),
);

it('any string is a valid path and yields exactly one language', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const path = parseContentPath(text);
      expect(isLanguage(path.language)).toBe(true);
      expect(path.item === undefined || path.group !== undefined).toBe(true);
    }),
  );
});

it('the language is that of the first segment, else sl', () => {
  const segment = fc.string({ unit: 'grapheme-ascii', minLength: 1 }).filter((text) => /^[a-z-]+$/i.test(text));
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...languages), segment), segment, (first, second) => {
      expect(parseContentPath(`/${first}/${second}`).language).toBe(isLanguage(first) ? first : 'sl');
    }),
  );
});

it('reading a written path gives it back', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 });
  const paths = fc.oneof(
    fc.record({ language: fc.constantFrom(...languages) }),
    fc.record({ language: fc.constantFrom(...languages), group: name }, { requiredKeys: ['language', 'group'] }),
    fc.record({ language: fc.constantFrom(...languages), group: name, item: name }),
  );
  fc.assert(
    fc.property(paths, (path) => {
      expect(parseContentPath(contentPath(path))).toEqual(path);
    }),
  );
});

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
