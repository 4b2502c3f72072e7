import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDate } from '@shop/core/dates/local-date';
import { type Language, languages } from '@shop/core/languages/language';
import { describe, expect, test } from 'vitest';
import { pageTranslations } from '../../payment/test-bank/translations.ts';
import { offeredSample } from '../../sample/catalog/offered-sample.ts';
import { sampleContentFolder } from '../../sample/content/sample-content-folder.ts';
import { sampleMedia } from '../../sample/content/sample-media.ts';
import { builtInTranslations } from './built-in-translations.ts';
import { typographyFaults } from './testing/typography.ts';

/** Returns all texts of one language inside a value with several; `within` is false while the language is unknown. */
const textsOf = (language: Language, value: unknown, within = false): readonly string[] => {
  if (typeof value === 'string') return within ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (value instanceof Map) return textsOf(language, Object.fromEntries(value), within);
  if (language in value) return textsOf(language, Object.entries(value).find(([key]) => key === language)?.[1], true);
  return Object.values(value).flatMap((part) => textsOf(language, part, within));
};

const programValues = new Set(['updateDate', 'hours']);

/** Returns pages and footer of the sample, as files. */
const documentsIn = (language: Language): readonly unknown[] =>
  globSync(join(sampleContentFolder, language, '*.json')).map((file): unknown =>
    // Dates and hours for programs are not texts.
    JSON.parse(readFileSync(file, 'utf8'), (name, value) => (programValues.has(name) ? undefined : value)),
  );

/** Content is rich text, translations are plain text. */
const withoutMarkup = (html: string): string => html.replace(/<[^>]+>/g, '');

const faultsIn = (language: Language, texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => typographyFaults(language, text).map((fault) => `${fault}: ${text}`));

describe.each(languages)('the typography in %s', (language) => {
  test('is right in the translations', () => {
    expect(faultsIn(language, Object.values(builtInTranslations(language)))).toEqual([]);
  });

  test('is right on the payment page', () => {
    expect(faultsIn(language, textsOf(language, pageTranslations))).toEqual([]);
  });

  test.each([
    ['catalog', offeredSample(localDate('2026-11-18')).goods],
    ['pages', { [language]: documentsIn(language) }],
    ['pictures', sampleMedia],
  ])("is right in the sample's %s", (_, sample) => {
    const texts = textsOf(language, sample).map(withoutMarkup);
    expect(texts.length).toBeGreaterThan(5);
    expect(faultsIn(language, texts)).toEqual([]);
  });
});
