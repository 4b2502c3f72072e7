import { describe, expect, it } from 'vitest';
import { metaDescription, metaKeywords } from './meta-text.ts';

const words = (letters: number): string =>
  'topla voda '
    .repeat(30)
    .slice(0, letters - 1)
    .trimEnd()
    .padEnd(letters, 'x');

describe('a description', () => {
  it('of 200 letters stays, one of 201 is cut between words', () => {
    expect(metaDescription(words(199))).toBe(words(199));
    expect(metaDescription(words(200))).toBe(words(200));
    expect(metaDescription(`${'a '.repeat(99)}bb c`)).toBe(`${'a '.repeat(99)}bb …`);
    expect(metaDescription(`${'a '.repeat(99)}bbb`)).toBe(`${'a '.repeat(98)}a …`);
  });

  it('is one line, and a word without end is cut where it must be', () => {
    expect(metaDescription(' Topla\n  voda ')).toBe('Topla voda');
    expect(metaDescription('🌊'.repeat(201))).toBe(`${'🌊'.repeat(200)} …`);
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
