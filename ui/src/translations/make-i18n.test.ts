import { i18nSettings } from '@shop/core/content/i18n-settings';
import { expect, test } from 'vitest';
import { makeI18n } from './make-i18n.ts';

const words = makeI18n('sl', {
  Secret: 'nekaj drugega',
  Nested: 'a $t(Secret) b',
  Unknown: 'za {{name}} in {name}',
  Known: 'še {{count}}',
  Broken: "{{ {count} }} 'it''s {{",
});

test('a text does not include other texts', () => {
  expect(words.t('Nested')).toBe('a $t(Secret) b');
  expect(words.t('Known', { count: '$t(Secret)' })).toBe('še $t(Secret)');
});

test('known placeholders are replaced; unknown ones and broken braces stay (R-CONTENT-17)', () => {
  expect(words.t('Unknown')).toBe('za {{name}} in {name}');
  expect(words.t('Known', { count: 3 })).toBe('še 3');
  expect(words.t('Broken', { count: 3 })).toContain("'it''s {{");
});

test('a key without a text is shown as the key', () => {
  expect(words.t('Shop.News.Title')).toBe('Shop.News.Title');
});

test('texts of pages have the settings of papers and of the terminal', () => {
  expect(words.options).toMatchObject(i18nSettings);
});
