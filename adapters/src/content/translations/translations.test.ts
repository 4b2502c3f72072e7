import {
  maxGiftCardsPerCart,
  maxPersonsPerCart,
  maxUpsellsPerCart,
  ownCardLimits,
} from '@shop/core/availability/capacity';
import { holdLimitMinutes } from '@shop/core/cart/hold';
import type { CustomerErrorKey } from '@shop/core/customer/customer';
import { errorCatalog } from '@shop/core/errors/error-catalog';
import { type Language, languages } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { describe, expect, test } from 'vitest';
import { builtInTranslations } from './built-in-translations.ts';
import { interpolationsOf, pluralBase, pluralFormsOf } from './testing/translation-keys.ts';

const keysOf = (language: Language): readonly string[] => Object.keys(builtInTranslations(language));

const basesOf = (language: Language): readonly string[] =>
  [...new Set(keysOf(language).map((key) => pluralBase(key) ?? key))].sort();

const pluralBases = [...new Set(keysOf('sl').flatMap((key) => pluralBase(key) ?? []))];

describe.each(languages)('the translations in %s', (language) => {
  test('are sorted by key', () => {
    expect(keysOf(language)).toEqual([...keysOf(language)].sort());
  });

  test('have the same keys as the Slovenian ones, apart from plural forms', () => {
    expect(basesOf(language), `Translate what is missing into ${language}.json, take out what is left over`).toEqual(
      basesOf('sl'),
    );
  });

  test('have exactly the plural forms of the language', () => {
    const forms = keysOf(language).filter((key) => pluralBase(key) !== undefined);
    const expected = pluralBases.flatMap((base) => pluralFormsOf(language).map((form) => `${base}_${form}`));
    expect(forms.sort(), `Write one text per plural form of ${language}`).toEqual(expected.sort());
  });

  test('have plural forms for each text with {{count}}', () => {
    const odd = Object.entries(builtInTranslations(language)).filter(
      ([key, text]) => text.includes('{{count}}') && pluralBase(key) === undefined,
    );
    expect(odd, 'Give the key a text per plural form, or name the value otherwise if no noun goes with it').toEqual([]);
  });

  test.each<readonly [what: string, isOdd: (text: string) => boolean]>([
    ['are never empty and have no stray spaces', (text) => text === '' || text !== text.trim()],
    ['use only whole placeholders', (text) => /[{}]/.test(text.replace(/\{\{[a-zA-Z]+\}\}/g, ''))],
  ])('%s', (_, isOdd) => {
    expect(Object.entries(builtInTranslations(language)).filter(([, text]) => isOdd(text))).toEqual([]);
  });

  test('have the same placeholders as the Slovenian ones', () => {
    const differing = keysOf(language).filter((key) => {
      const slovenian = builtInTranslations('sl')[key] ?? builtInTranslations('sl')[`${pluralBase(key)}_other`] ?? '';
      return interpolationsOf(builtInTranslations(language)[key] ?? '').join() !== interpolationsOf(slovenian).join();
    });
    expect(differing).toEqual([]);
  });

  test('have a message for every mistake in the personal data form', () => {
    const keys: Readonly<Record<CustomerErrorKey, true>> = {
      ...{ FirstNameRequired: true, LastNameRequired: true, EmailIncorrect: true, EmailRepeatIncorrect: true },
      ...{ EmailsDoNotMatch: true, AddressRequired: true, PostCodeRequired: true, CityRequired: true },
      ...{ CountryRequired: true, PhoneNumberRequired: true, FieldTooLong: true },
    };
    expect(Object.keys(keys).filter((key) => builtInTranslations(language)[key] === undefined)).toEqual([]);
  });

  test('name the limits of persons, gift cards and upsells in a cart as the rules have them', () => {
    const words = builtInTranslations(language);
    expect(words[errorCatalog.cartTooLarge.code]).toContain(` ${maxPersonsPerCart} `);
    expect(words[errorCatalog.tooManyGiftCards.code]).toContain(` ${maxGiftCardsPerCart} `);
    expect(words[errorCatalog.tooManyUpsells.code]).toContain(` ${maxUpsellsPerCart} `);
    expect(words[errorCatalog.giftCardsWorthTooMuch.code]).toContain(euroText(ownCardLimits.worth, language));
  });

  test('name no length of a hold but that of the rule', () => {
    const words = builtInTranslations(language);
    expect(words['Shop.Cart.TooManyUnpaidPlaces']).not.toMatch(/\d/);
    expect(words['Shop.ExtendHold.AtLimit']?.match(/\d+/g)).toEqual([`${holdLimitMinutes}`]);
  });
});

test('the German text of the button that pays begins with the words that the law requires', () => {
  expect(builtInTranslations('de')['Payment.Pay']).toMatch(/^Zahlungspflichtig bestellen\b/);
});
