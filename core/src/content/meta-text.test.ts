import { describe, expect, it } from 'vitest';
import { metaDescription, metaKeywords } from './meta-text.ts';

const words = (letters: number): string =>
  'topla voda '
    .repeat(30)
    .slice(0, letters - 1)
    .trimEnd()
    .padEnd(letters, 'x');

describe('a meta description', () => {
  it('has at most 159 letters, cut between words with an ellipsis', () => {
    expect(metaDescription(words(158))).toBe(words(158));
    expect(metaDescription(words(159))).toBe(words(159));
    expect(metaDescription(`${'a '.repeat(78)}b cd`)).toBe(`${'a '.repeat(78)}b …`);
    expect(metaDescription(`${'a '.repeat(78)}bbbb`)).toBe(`${'a '.repeat(77)}a …`);
  });

  it('is one line, and cuts a word that is too long', () => {
    expect(metaDescription(' Topla\n  voda ')).toBe('Topla voda');
    expect(metaDescription('🌊'.repeat(160))).toBe(`${'🌊'.repeat(157)} …`);
  });
});

describe('meta keywords', () => {
  it('are whole words in their order, at most 200 letters', () => {
    const keyword = 'x'.repeat(98);
    expect(metaKeywords(` bazen ,, topla  voda,`)).toBe('bazen, topla voda');
    expect(metaKeywords(`${keyword},${keyword}yy,z`)).toBe(`${keyword}, ${keyword}yy`);
    expect(metaKeywords(`${keyword},${keyword}yyy,z`)).toBe(keyword);
  });

  it('are empty when the first keyword exceeds 200 letters', () => {
    expect(metaKeywords('x'.repeat(201))).toBe('');
  });
});
