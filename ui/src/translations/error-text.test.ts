import { expect, test } from 'vitest';
import { errorTextOf } from './error-text.ts';
import { makeI18n } from './make-i18n.ts';

test.each([
  ['Kopalisce.Zaprto_42', 'Kopališče je zaprto.'],
  ['Kopalisce.Neznano', 'Ni uspelo.'],
  ['constructor', 'Ni uspelo.'],
  ['__proto__', 'Ni uspelo.'],
])('the code %s of a provider has the text of content, else the generic one', (code, text) => {
  const words = makeI18n('sl', { Error: 'Ni uspelo.', 'Kopalisce.Zaprto_42': 'Kopališče je zaprto.' });
  expect(errorTextOf(words, code)).toBe(text);
});
