import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameMatcher, namePatterns } from './name-search.ts';

/** Whether a text fits a pattern of SQL, upper and lower case of ASCII alike. */
const fits = (text: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll('%', '.*').replaceAll('_', '.')}$`, 'isu').test(text);

describe('a search for a name', () => {
  it.each(['novak', 'ana nov', 'NOVAK Ana', 'ak'])('"%s" finds Ana Novak', (text) => {
    expect(nameMatcher(text)('Ana Novak')).toBe(true);
  });

  it.each([
    ['sustarsic', 'Žan Šuštaršič'],
    ['Šuštaršič', 'Zan Sustarsic'],
    ['grosse', 'Karl Große'],
    ['dukic', 'Ante Đukić'],
  ])('"%s" finds %s, with or without the marks of letters', (text, name) => {
    expect(nameMatcher(text)(name)).toBe(true);
    expect(namePatterns(text).every((pattern) => fits(name, pattern))).toBe(true);
  });

  it('does not find a name without one of its words', () => {
    expect(nameMatcher('ana kos')('Ana Novak')).toBe(false);
  });

  it('has patterns that every name with these words fits', () => {
    const letters = fc.string({ unit: fc.constantFrom(..."aAčČšŠžđĐeéßsSbBkK-%_' "), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(letters, letters, (text, name) => {
        const both = `${name} ${text}`;
        expect(nameMatcher(text)(both)).toBe(true);
        for (const pattern of namePatterns(text)) expect(fits(both, pattern), `${both} ${pattern}`).toBe(true);
      }),
      { seed: 59 },
    );
  });
});
