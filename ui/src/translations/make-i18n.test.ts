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

test('words look up no others', () => {
  expect(words.t('Nested')).toBe('a $t(Secret) b');
  expect(words.t('Known', { count: '$t(Secret)' })).toBe('še $t(Secret)');
});

test('unknown names stay as they are, known ones are filled, broken braces break nothing (R-CONTENT-17)', () => {
  expect(words.t('Unknown')).toBe('za {{name}} in {name}');
  expect(words.t('Known', { count: 3 })).toBe('še 3');
  expect(words.t('Broken', { count: 3 })).toContain("'it''s {{");
});

test('a key without words is the key', () => {
  expect(words.t('Shop.News.Title')).toBe('Shop.News.Title');
});

test('words of pages are looked up and filled in as those of papers and of the terminal', () => {
  expect(words.options).toMatchObject(i18nSettings);
});
