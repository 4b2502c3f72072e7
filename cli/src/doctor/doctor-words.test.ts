import { pointNames } from '@shop/core/go-live/point';
import { languages } from '@shop/core/languages/language';
import { expect, it } from 'vitest';
import { doctorWords } from './doctor-words.ts';

const factsIn = (text: string | undefined): readonly string[] => (text?.match(/\{\{\w+\}\}/g) ?? []).sort();

it.each(languages)('the words of doctor in %s are those of English, with the same facts', (language) => {
  const words = doctorWords[language];
  expect(Object.keys(words)).toEqual(Object.keys(doctorWords.en));
  for (const [key, text] of Object.entries(doctorWords.en))
    expect([key, factsIn(words[key])]).toEqual([key, factsIn(text)]);
});

it('each point of going live has a name', () => {
  expect(pointNames.filter((name) => doctorWords.en[`point.${name}`] === undefined)).toEqual([]);
});
