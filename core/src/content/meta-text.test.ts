import { describe, expect, it } from 'vitest';
import { metaDescription, metaKeywords } from './meta-text.ts';

const words = (letters: number): string =>
  'topla voda '
    .repeat(30)
    .slice(0, letters - 1)
    .trimEnd()
    .padEnd(letters, 'x');

describe('a description', () => {
  it('of 159 letters stays, one of 160 is cut between words to 159 with its ellipsis', () => {
    expect(metaDescription(words(158))).toBe(words(158));
    expect(metaDescription(words(159))).toBe(words(159));
    expect(metaDescription(`${'a '.repeat(78)}b cd`)).toBe(`${'a '.repeat(78)}b …`);
    expect(metaDescription(`${'a '.repeat(78)}bbbb`)).toBe(`${'a '.repeat(77)}a …`);
  });

  it('is one line, and a word without end is cut where it must be', () => {
    expect(metaDescription(' Topla\n  voda ')).toBe('Topla voda');
    expect(metaDescription('🌊'.repeat(160))).toBe(`${'🌊'.repeat(157)} …`);
  });
});

describe('keywords', () => {
  it('are whole, in their order, as many as fit into 200 letters', () => {
    const keyword = 'x'.repeat(98);
    expect(metaKeywords(` bazen ,, topla  voda,`)).toBe('bazen, topla voda');
    expect(metaKeywords(`${keyword},${keyword}yy,z`)).toBe(`${keyword}, ${keyword}yy`);
    expect(metaKeywords(`${keyword},${keyword}yyy,z`)).toBe(keyword);
  });

  it('that are one endless word are none', () => {
    expect(metaKeywords('x'.repeat(201))).toBe('');
  });
});
