import type { Translations } from '@shop/core/content/route-key';
import { type Language, languages } from '@shop/core/languages/language';
import { stubContent } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { builtInTranslations } from './built-in-translations.ts';
import { contentWithWords, mergedWords } from './merged-words.ts';

describe('words key by key', () => {
  const en = builtInTranslations('en');

  test('content goes before the shop, the shop before Slovenian content', () => {
    const words = mergedWords('en', { Back: 'Return' }, { Back: 'Vrni se', Error: 'Napaka', 'News.Title': 'Novice' });
    expect(words).toMatchObject({ Back: 'Return', Error: en.Error, 'News.Title': 'Novice' });
  });

  test.each(['', '  ', '\n'])('a blank text %j is missing', (blank) => {
    expect(mergedWords('en', { Error: blank }, {}).Error).toBe(en.Error);
    expect(mergedWords('en', {}, { 'News.Title': blank })).not.toHaveProperty('News.Title');
  });

  test.each([
    ['Ticket.OnlyLeft_other', 'Only {count} left', 'Only {{count}} left'],
    ['Ticket.OnlyLeft_other', 'Only {{count}} left', 'Only {{count}} left'],
    ['Ticket.OnlyLeft_other', "{0} {name} {broken 'it''s' {", "{0} {name} {broken 'it''s' {"],
    ['Error', '{count}', '{count}'],
  ])('%s: %j is %j', (key, text, expected) => {
    expect(mergedWords('en', { [key]: text }, {})[key]).toBe(expected);
  });
});

describe('content with words', () => {
  const words = (content: Partial<Record<Language, Translations>>) =>
    contentWithWords(
      stubContent({
        loadTranslations: (language) => {
          const own = content[language];
          return own === undefined ? errAsync({ kind: 'unreachable', cause: 'timeout' }) : okAsync(own);
        },
      }),
    );

  test('is whole in every language while nothing answers', async () => {
    for (const language of languages) {
      const told = (await words({}).loadTranslations(language))._unsafeUnwrap();
      expect(told).toEqual(builtInTranslations(language));
    }
  });

  test('is the same value while content says the same, so that its address stays', async () => {
    const content = words({ sl: { A: 'a' }, en: { B: 'b' } });
    const first = (await content.loadTranslations('en'))._unsafeUnwrap();
    expect(first).toMatchObject({ A: 'a', B: 'b' });
    expect((await content.loadTranslations('en'))._unsafeUnwrap()).toBe(first);
  });
});
