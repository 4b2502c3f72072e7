import { expect, test } from 'vitest';
import { mayHaveLetters, postCodeIn } from './post-code.ts';

test.each([
  ['SI', '3254', '3254'],
  ['SI', 'SI-3254', '3254'],
  ['SI', 'si 3254', '3254'],
  ['AT', 'A-1010', '1010'],
  ['FI', 'FIN-00100', '00100'],
  ['PL', '00-950', '00950'],
  ['PT', '1000–001', '1000001'],
  ['SI', '', undefined],
  ['SI', 'SI-', undefined],
  ['SI', '3254a', undefined],
  ['SI', 'ABCD-3254', undefined],
  ['SI', '٣٢٥٤', undefined],
  ['SI', 'SW1A 1AA', undefined],
  ['GB', 'SW1A 1AA', 'SW1A 1AA'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'M1 1AE', 'M1 1AE'],
  ['GB', 'GB-CR2 6XH', 'CR2 6XH'],
  ['GB', '1000', undefined],
  ['GB', 'SW1A', undefined],
  ['NL', '1012ab', '1012 AB'],
  ['NL', 'NL-1012 AB', '1012 AB'],
  ['NL', '1012', undefined],
  ['IE', 'D02 X285', 'D02 X285'],
  ['IE', 'D6WXK28', 'D6W XK28'],
  ['CA', 'k1a-0b1', 'K1A 0B1'],
  ['MT', 'VLT1117', 'VLT 1117'],
  ['AD', 'AD500', 'AD500'],
  ['AD', '500', 'AD500'],
  ['', 'A-1010', '1010'],
  ['', 'sw1a 1aa', 'SW1A 1AA'],
  ['', 'a b', undefined],
])('in the country %j the post code %j is written %j (R-VALID-7)', (country, typed, written) => {
  expect(postCodeIn(country, typed)).toBe(written);
});

test.each([
  ...['SI', 'XX', 'toString'].map((country) => [country, false] as const),
  ...['GB', 'NL', 'IE', 'CA', 'MT', 'AD', ''].map((country) => [country, true] as const),
])('whether a post code of %j may have letters: %s (R-VALID-7)', (country, has) => {
  expect(mayHaveLetters(country)).toBe(has);
});
