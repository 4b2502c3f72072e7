import type { Country } from '../../customer/customer.ts';
import { countryId } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import { localeTag } from '../../languages/locale.ts';

/** The countries of most guests, listed first in this order. */
const neighbours = ['SI', 'HR', 'AT', 'IT', 'DE'] as const;

/** Other countries in Europe and overseas, by ISO 3166-1 alpha-2. */
const others = [
  'AL AD AU BA BE BG BR CA CH CY CZ DK EE ES FI FR GB GR HU IE IL IS JP LI LT LU LV MC MD ME MK MT NL',
  'NO NZ PL PT RO RS SE SK SM TR UA US VA XK',
].flatMap((line) => line.split(' '));

const makeList = (language: Language): readonly Country[] => {
  const names = new Intl.DisplayNames(localeTag(language), { type: 'region' });
  const order = new Intl.Collator(localeTag(language));
  const countryOf = (code: string): Country => ({ id: countryId(code), name: names.of(code) ?? code });
  return [...neighbours.map(countryOf), ...others.map(countryOf).sort((a, b) => order.compare(a.name, b.name))];
};

const lists = new Map<Language, readonly Country[]>();

/** Returns the countries that a buyer can choose, named and sorted in a language. */
export const countriesIn = (language: Language): readonly Country[] => {
  const countries = lists.get(language) ?? makeList(language);
  lists.set(language, countries);
  return countries;
};
