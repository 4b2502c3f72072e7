import { expect, it } from 'vitest';
import { languages } from '../../languages/language.ts';
import { countriesIn } from './countries.ts';

it.each(languages)('the list of countries has the neighbours first and the rest by name in %s', (language) => {
  const list = countriesIn(language);
  expect(list.slice(0, 5).map(({ id }) => id)).toEqual(['SI', 'HR', 'AT', 'IT', 'DE']);
  const rest = list.slice(5).map(({ name }) => name);
  expect(rest).toEqual([...rest].sort(new Intl.Collator(language).compare));
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  expect(list.every(({ id, name }) => name !== id)).toBe(true);
});

it('the list of countries has names in the language of the visitor', () => {
  const names = languages.map((language) => countriesIn(language)[2]?.name).join();
  expect(names).toBe('Avstrija,Austria,Österreich,Austria,Austrija');
});
