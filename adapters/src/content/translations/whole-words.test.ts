import { type Language, languages } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import { stubContent } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { builtInTranslations } from './built-in-translations.ts';
import { contentWithWords, wholeWords } from './whole-words.ts';

describe('a translation', () => {
  const en = builtInTranslations('en');

  test('is that of the content, else of the shop, else of the Slovenian content', () => {
    const words = wholeWords('en', { Back: 'Return' }, { Back: 'Vrni se', Error: 'Napaka', 'News.Title': 'Novice' });
    expect(words).toMatchObject({ Back: 'Return', Error: en.Error, 'News.Title': 'Novice' });
  });
});

describe('the translations of a content system', () => {
  const words = (content: Partial<Record<Language, Translations>>) =>
    contentWithWords(
      stubContent({
        loadTranslations: (language) => {
          const own = content[language];
          return own === undefined ? errAsync({ kind: 'unreachable', cause: 'timeout' }) : okAsync(own);
        },
      }),
    );

  test('are those of the shop while the system does not answer', async () => {
    for (const language of languages) {
      const loaded = (await words({}).loadTranslations(language))._unsafeUnwrap();
      expect(loaded).toEqual(builtInTranslations(language));
    }
  });

  test('are the same object while the content is the same, so that their address does not change', async () => {
    const content = words({ sl: { A: 'a' }, en: { B: 'b' } });
    const first = (await content.loadTranslations('en'))._unsafeUnwrap();
    expect(first).toMatchObject({ A: 'a', B: 'b' });
    expect((await content.loadTranslations('en'))._unsafeUnwrap()).toBe(first);
  });
});
