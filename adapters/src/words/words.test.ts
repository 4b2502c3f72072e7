import { maxPersonsPerCart } from '@shop/core/availability/capacity';
import type { CustomerErrorKey } from '@shop/core/customer/customer';
import { errorCodes } from '@shop/core/errors/error-code';
import { genericErrorKey } from '@shop/core/errors/error-key';
import { type Language, languages } from '@shop/core/languages/language';
import { describe, expect, test } from 'vitest';
import { builtInWords } from './built-in-words.ts';
import { interpolationsOf, pluralBase, pluralFormsOf } from './word-keys.ts';

const keysOf = (language: Language): readonly string[] => Object.keys(builtInWords(language));

const basesOf = (language: Language): readonly string[] =>
  [...new Set(keysOf(language).map((key) => pluralBase(key) ?? key))].sort();

const pluralBases = [...new Set(keysOf('sl').flatMap((key) => pluralBase(key) ?? []))];

/** Texts that are the same in every language on purpose: names, signs, and the spec's own wording of an unknown section. */
const sameEverywhere: ReadonlySet<string> = new Set([
  'Added.Line',
  'Footer.CompanyName',
  'Footer.EmailAddress',
  'Footer.PhoneNumber',
  'Footer.PostCodeAndCity',
  'Footer.Street',
  'SiteTitle',
  'WidgetNotFound',
]);

describe.each(languages)('the words in %s', (language) => {
  test('are sorted by key', () => {
    expect(keysOf(language)).toEqual([...keysOf(language)].sort());
  });

  test('have the same keys as the Slovenian ones, apart from plural forms', () => {
    expect(basesOf(language)).toEqual(basesOf('sl'));
  });

  test.each(pluralBases)('have exactly the plural forms of the language for %s', (base) => {
    const forms = keysOf(language).filter((key) => pluralBase(key) === base);
    expect(forms.sort()).toEqual(
      pluralFormsOf(language)
        .map((form) => `${base}_${form}`)
        .sort(),
    );
  });

  test('are never empty and have no stray spaces', () => {
    const odd = Object.entries(builtInWords(language)).filter(([, text]) => text === '' || text !== text.trim());
    expect(odd).toEqual([]);
  });

  test('take the same values as the Slovenian ones', () => {
    const differing = keysOf(language).filter((key) => {
      const slovenian = builtInWords('sl')[key] ?? builtInWords('sl')[`${pluralBase(key)}_other`] ?? '';
      return interpolationsOf(builtInWords(language)[key] ?? '').join() !== interpolationsOf(slovenian).join();
    });
    expect(differing).toEqual([]);
  });

  test('use only whole placeholders', () => {
    const broken = Object.entries(builtInWords(language)).filter(([, text]) =>
      /[{}]/.test(text.replace(/\{\{[a-zA-Z]+\}\}/g, '')),
    );
    expect(broken).toEqual([]);
  });

  test('say something for every error code', () => {
    const missing = Object.values(errorCodes).filter((code) => builtInWords(language)[code] === undefined);
    expect(missing).toEqual([]);
    expect(builtInWords(language)[genericErrorKey]).not.toBe('');
  });

  test('say something for every mistake of the personal data form', () => {
    const keys: Readonly<Record<CustomerErrorKey, true>> = {
      FirstNameRequired: true,
      LastNameRequired: true,
      EmailIncorrect: true,
      EmailRepeatIncorrect: true,
      EmailsDoNotMatch: true,
      AddressRequired: true,
      PostCodeRequired: true,
      CityRequired: true,
      CountryRequired: true,
      PhoneNumberRequired: true,
      FieldTooLong: true,
    };
    expect(Object.keys(keys).filter((key) => builtInWords(language)[key] === undefined)).toEqual([]);
  });

  test('tell the true limit of persons in a cart', () => {
    expect(builtInWords(language)[errorCodes.cartTooLarge]).toContain(` ${maxPersonsPerCart} `);
  });
});

test('no text is the same in all five languages unless it is meant to be', () => {
  const same = keysOf('en').filter(
    (key) => !sameEverywhere.has(key) && new Set(languages.map((language) => builtInWords(language)[key])).size === 1,
  );
  expect(same).toEqual([]);
});

test('what is meant to be the same everywhere is', () => {
  const differing = [...sameEverywhere].filter(
    (key) => new Set(languages.map((language) => builtInWords(language)[key])).size !== 1,
  );
  expect(differing).toEqual([]);
});

test('the spec says these words itself', () => {
  expect(builtInWords('sl')['Added.Title']).toBe('Uspešno dodano v košarico.');
  expect(builtInWords('sl').Page404Text).toBe('Oops. Prišlo je do napake.');
  expect(builtInWords('en').EmailsDoNotMatch).toBe('Emails do not match');
  expect(['CartReview', 'PersonalInfo', 'PaymentMethod'].map((key) => builtInWords('sl')[key])).toEqual([
    'Pregled košarice',
    'Osebni podatki',
    'Način plačila',
  ]);
});
