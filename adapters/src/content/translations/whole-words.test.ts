import { type Language, languages } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import { stubContent } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { builtInTranslations } from './built-in-translations.ts';
import { contentWithWords } from './whole-words.ts';

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
    const content = words({ sl: { A: 'a', Back: 'Vrni se' }, en: { B: 'b', Back: 'Return' } });
    const first = (await content.loadTranslations('en'))._unsafeUnwrap();
    expect(first).toMatchObject({ A: 'a', B: 'b', Back: 'Return', Error: builtInTranslations('en').Error });
    expect((await content.loadTranslations('en'))._unsafeUnwrap()).toBe(first);
  });
});
