import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { interpolationsOf, pluralBase } from '@shop/adapters/content/translations/testing/translation-keys';
import { lostCodeReasons, lostLineReasons } from '@shop/core/cart/cart';
import { customerFields } from '@shop/core/customer/customer';
import { languages } from '@shop/core/languages/language';
import { type PercentRuleName, type PriceRule, percentRules, plainReasons } from '@shop/core/pricing/price-derivation';
import { describe, expect, test } from 'vitest';
import { productSources, quotedKeys, translationCallsIn } from './translation-uses.ts';

const otherRules: Readonly<Record<Exclude<PriceRule['rule'], PercentRuleName>, true>> = {
  listPrice: true,
  quantityDiscount: true,
  quantity: true,
  promoCode: true,
  providerPrice: true,
};

/** Keys that the code builds with a template, with all values of its placeholder. */
const builtKeys: Readonly<Record<string, readonly string[]>> = {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are templates as they stand in the code
  'Cart.LostCode.${reason}': lostCodeReasons.map((reason) => `Cart.LostCode.${reason}`),
  'Cart.LostText.${reason}': lostLineReasons.map((reason) => `Cart.LostText.${reason}`),
  'Cart.Over.${over}': ['Cart.Over.day', 'Cart.Over.season'],
  'Customer.${field}': customerFields.map((field) => `Customer.${field}`),
  'Price.${rule.rule}': [...Object.keys(otherRules), ...percentRules].map((rule) => `Price.${rule}`),
  'Price.NotApplied.${why.reason}': [...plainReasons, 'quantityTooSmall'].map((reason) => `Price.NotApplied.${reason}`),
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: these are templates as they stand in the code
};

const code = productSources.join('\n');
const baseOf = (key: string): string => pluralBase(key) ?? key;
const known = new Set(languages.flatMap((language) => Object.keys(builtInTranslations(language)).map(baseOf)));
const counted = new Set(Object.keys(builtInTranslations('sl')).flatMap((key) => pluralBase(key) ?? []));
const sections = new Set([...known].filter((key) => key.includes('.')).map((key) => key.split('.')[0]));
const looksLikeKey = (text: string): boolean => text.includes('.') && sections.has(text.split('.')[0]);

const missingIn = (source: string): readonly string[] => [
  ...quotedKeys(source).filter((text) => looksLikeKey(text) && !known.has(text)),
];

const uncountedIn = (source: string): readonly string[] =>
  translationCallsIn(source).flatMap(({ keys, given }) =>
    keys.filter((key) => counted.has(key) && !/\bcount\b/.test(given)),
  );

/** Returns `key: {{name}}` for each value that a text needs and the call does not pass. */
const ungivenIn = (source: string): readonly string[] =>
  translationCallsIn(source).flatMap(({ keys, given }) =>
    keys
      .filter((key) => known.has(key))
      .flatMap((key) =>
        interpolationsOf(builtInTranslations('sl')[key] ?? builtInTranslations('sl')[`${key}_other`] ?? '')
          .filter((name) => !new RegExp(`\\b${name}\\b`).test(given))
          .map((name) => `${key}: {{${name}}}`),
      ),
  );

describe('translation keys', () => {
  test('of the code exist in the files', () => {
    expect(
      [...new Set(missingIn(code))],
      'Write these keys into all five files adapters/src/content/translations/*.json, in the order of the alphabet',
    ).toEqual([]);
  });

  test('of the files are used by the code', () => {
    const used = new Set([...quotedKeys(code), ...Object.values(builtKeys).flat()]);
    expect(
      [...known].filter((key) => !used.has(key)),
      'Nothing says these words: take them out of all five files, or name the template that builds their keys in builtKeys',
    ).toEqual([]);
  });

  test('with a variable part are composed somewhere in the code', () => {
    expect(
      Object.keys(builtKeys).filter((template) => !code.includes(`\`${template}\``)),
      'The code has no such template any more: take it out of builtKeys',
    ).toEqual([]);
    expect(
      Object.values(builtKeys)
        .flat()
        .filter((key) => !known.has(key)),
      'Write these keys into all files',
    ).toEqual([]);
  });

  test('with plural forms are used with a number', () => {
    expect(uncountedIn(code), 'These words have plural forms: give { count } along').toEqual([]);
  });

  test('are used with every value of their text', () => {
    expect(ungivenIn(code), 'The text names a value in {{braces}} that the call does not give').toEqual([]);
  });

  test.each([
    ['a key that is in no file', "t('Cart.Nonsense')", missingIn],
    ['a plural without its number', "t('CartMenu.Count')", uncountedIn],
    ['a text without its value', "t('Cart.HeldUntil')", ungivenIn],
  ])('finds %s', (_, source, seen) => {
    expect(seen(source)).toHaveLength(1);
  });
});
