import { errorCatalog } from '@shop/core/errors/error-catalog';
import type { Translations } from '@shop/core/paths/route-key';
import { describe, expect, test } from 'vitest';
import { type WordsByLanguage, wordFindings } from './word-checks.ts';

const codes = Object.fromEntries(Object.values(errorCatalog).map(({ code }) => [code, 'x']));

const inAll = (words: Translations): WordsByLanguage => ({ sl: words, en: words, de: words, it: words, hr: words });

const builtIn = inAll({ ...codes, Cart: 'Košarica', Held: 'do {{time}}' });

const findingsOf = (content: Partial<WordsByLanguage>, words = builtIn) =>
  wordFindings({ content: { ...words, ...content }, builtIn: words }).map(
    ({ check, weight, language, subject, message }) => `${weight} ${language} ${check} ${subject}: ${message}`,
  );

test('complete messages have no findings', () => {
  expect(findingsOf({})).toEqual([]);
});

describe('a gap', () => {
  test('names the built-in words that replace it', () => {
    expect(findingsOf({ de: { ...builtIn.de, Cart: '  ' } })).toEqual([
      'gap de messages Cart: not in content; shows built in: Košarica',
    ]);
  });

  test('names the Slovenian words of content where there are no built-in ones', () => {
    const words = { ...builtIn, it: codes };
    const content = { sl: { ...builtIn.sl, Held: 'še {time}' }, it: codes };
    expect(findingsOf(content, words)).toEqual([
      'fault it messages Cart: not in content, built in; shows words of content in sl: Košarica',
      'fault it messages Held: not in content, built in; shows words of content in sl: še {time}',
    ]);
  });

  test('names the key itself as what is displayed when there are no words at all', () => {
    const words = { ...builtIn, hr: { ...builtIn.hr, Only: ' ' } };
    expect(findingsOf({ hr: builtIn.hr }, words)).toContain(
      'fault hr messages Only: no words anywhere; the key itself shows',
    );
  });

  test('is reported once for a language without any words in content', () => {
    const all = Object.keys(builtIn.en).length;
    expect(findingsOf({ en: {} })).toEqual([
      `gap en messages all messages: content has none; the shop’s own stand in for ${all}`,
    ]);
  });
});

test.each([
  ['bis {Uhrzeit}', '{Uhrzeit} is given no value; there is time'],
  ['bis {{time', 'a brace is not closed or not opened'],
])('the placeholder in %s is a fault', (Held, message) => {
  expect(findingsOf({ de: { ...builtIn.de, Held } })).toEqual([`fault de messages Held: ${message}`]);
});

describe('plural forms', () => {
  const counted = (forms: readonly string[]): Translations =>
    Object.fromEntries(forms.map((form) => [`Items_${form}`, '{{count}}']));
  const words: WordsByLanguage = {
    sl: { ...codes, ...counted(['one', 'two', 'few', 'other']) },
    en: { ...codes, ...counted(['one', 'other']) },
    de: { ...codes, ...counted(['one', 'other']) },
    it: { ...codes, ...counted(['one', 'many', 'other']) },
    hr: { ...codes, ...counted(['one', 'few', 'other']) },
  };

  test('are complete when a language has exactly its own', () => {
    expect(findingsOf({}, words)).toEqual([]);
  });

  test('of a language are faults when missing', () => {
    const sl = { ...codes, ...counted(['one', 'few', 'other']) };
    expect(findingsOf({ sl }, { ...words, sl })).toEqual([
      expect.stringContaining('fault sl plurals Items: no words for the form two; sl has '),
    ]);
  });

  test('of another language are faults', () => {
    expect(findingsOf({ en: { ...words.en, Items_few: 'some {{count}}' } }, words)).toEqual([
      expect.stringContaining('fault en plurals Items_few: en has no such form'),
    ]);
  });
});

test('an error code without words is a fault', () => {
  const language = 'hr';
  const { code } = errorCatalog.capacityFull;
  const words = { ...builtIn, [language]: { ...builtIn[language], [code]: '' } };
  expect(findingsOf({}, words)).toContain(
    `fault ${language} errorCodes ${code}: no words; visitors read the common ones`,
  );
});
