import { type Language, languages } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import { stubContent } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { builtInTranslations } from './built-in-translations.ts';
import { contentWithWords, wholeWords } from './whole-words.ts';

describe('words key by key', () => {
  const en = builtInTranslations('en');

  test('content goes before the shop, the shop before Slovenian content', () => {
    const words = wholeWords('en', { Back: 'Return' }, { Back: 'Vrni se', Error: 'Napaka', 'News.Title': 'Novice' });
    expect(words).toMatchObject({ Back: 'Return', Error: en.Error, 'News.Title': 'Novice' });
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
