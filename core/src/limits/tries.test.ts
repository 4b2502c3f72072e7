import { expect, test } from 'vitest';
import { instant } from '../dates/instant.ts';
import { clientLimits } from './client-limits.ts';
import { codeTriesOfCart, logInTries, mayTry, nextTryAt } from './tries.ts';

const logIn = (ofBoth: number, ofClient: number) => [
  { made: ofBoth, most: logInTries.ofAccountAndClient },
  { made: ofClient, most: logInTries.ofClient },
];
const code = (ofCart: number, ofClient: number) => [
  { made: ofCart, most: codeTriesOfCart },
  { made: ofClient, most: clientLimits.codeTries },
];

test.each([
  ['log-ins', logIn(4, 19), true],
  ['log-ins', logIn(5, 0), false],
  ['log-ins', logIn(6, 0), false],
  ['log-ins', logIn(0, 20), false],
  ['log-ins', logIn(0, 21), false],
  ['codes', code(9, 29), true],
  ['codes', code(10, 0), false],
  ['codes', code(11, 0), false],
  ['codes', code(0, 30), false],
  ['codes', code(0, 31), false],
])('one more try of %s is allowed after %j: %s', (_what, tries, may) => {
  expect(mayTry(tries)).toBe(may);
});

test.each([
  [[], 2, undefined],
  [[5], 2, undefined],
  [[7, 5], 2, 60_005],
  [[9, 5, 7], 2, 60_007],
])('after tries at %j with a limit of %i a minute the next try is allowed at %s', (tried, most, at) => {
  expect(nextTryAt(tried.map(instant), most)).toBe(at);
});
