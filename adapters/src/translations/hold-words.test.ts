import { holdLimitMinutes } from '@shop/core/cart/hold';
import { languages } from '@shop/core/languages/language';
import { expect, test } from 'vitest';
import { builtInTranslations } from './built-in-translations.ts';

test.each(languages)('the words in %s about held places tell no other length than the rule does', (language) => {
  const words = builtInTranslations(language);
  expect(words['Shop.Cart.TooManyUnpaidPlaces']).not.toMatch(/\d/);
  expect(words['Shop.ExtendHold.AtLimit']?.match(/\d+/g)).toEqual([`${holdLimitMinutes}`]);
});
