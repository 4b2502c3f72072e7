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

describe.each(languages)('the words in %s', (language) => {
  test('are sorted by key', () => {
    expect(keysOf(language)).toEqual([...keysOf(language)].sort());
  });

  test('have the same keys as the Slovenian ones, apart from plural forms', () => {
    expect(basesOf(language), `Translate what is missing into ${language}.json, take out what is left over`).toEqual(
      basesOf('sl'),
    );
  });

  test.each(pluralBases)('have exactly the plural forms of the language for %s', (base) => {
    const forms = keysOf(language).filter((key) => pluralBase(key) === base);
    expect(forms.sort(), `Write one text per plural form of ${language}`).toEqual(
      pluralFormsOf(language)
        .map((form) => `${base}_${form}`)
        .sort(),
    );
  });

  test('count in plural forms wherever they name {{count}}', () => {
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

  test('take the same values as the Slovenian ones', () => {
    const differing = keysOf(language).filter((key) => {
      const slovenian = builtInTranslations('sl')[key] ?? builtInTranslations('sl')[`${pluralBase(key)}_other`] ?? '';
      return interpolationsOf(builtInTranslations(language)[key] ?? '').join() !== interpolationsOf(slovenian).join();
    });
    expect(differing).toEqual([]);
  });

  test('say something for every mistake of the personal data form', () => {
    const keys: Readonly<Record<CustomerErrorKey, true>> = {
      ...{ FirstNameRequired: true, LastNameRequired: true, EmailIncorrect: true, EmailRepeatIncorrect: true },
      ...{ EmailsDoNotMatch: true, AddressRequired: true, PostCodeRequired: true, CityRequired: true },
      ...{ CountryRequired: true, PhoneNumberRequired: true, FieldTooLong: true },
    };
    expect(Object.keys(keys).filter((key) => builtInTranslations(language)[key] === undefined)).toEqual([]);
  });

  test('tell the true limits of persons, gift cards and upsells in a cart', () => {
    const words = builtInTranslations(language);
    expect(words[errorCatalog.cartTooLarge.code]).toContain(` ${maxPersonsPerCart} `);
    expect(words[errorCatalog.tooManyGiftCards.code]).toContain(` ${maxGiftCardsPerCart} `);
    expect(words[errorCatalog.tooManyUpsells.code]).toContain(` ${maxUpsellsPerCart} `);
    expect(words[errorCatalog.giftCardsWorthTooMuch.code]).toContain(euroText(ownCardLimits.worth, language));
  });

  test('tell no other length of a hold than the rule does', () => {
    const words = builtInTranslations(language);
    expect(words['Shop.Cart.TooManyUnpaidPlaces']).not.toMatch(/\d/);
    expect(words['Shop.ExtendHold.AtLimit']?.match(/\d+/g)).toEqual([`${holdLimitMinutes}`]);
  });
});

test('the button that orders says in German what the law asks for, and nothing else', () => {
  expect(builtInTranslations('de')['Payment.Pay']).toMatch(/^Zahlungspflichtig bestellen\b/);
});
