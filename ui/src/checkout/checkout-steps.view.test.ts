import { expect, test } from 'vitest';
import { plainTranslator } from '../testing/plain-translator.ts';
import { stepCrumbs } from './checkout-steps.view.ts';

test.each([
  [{ step: 'paymentMethod' }, ['current', 'pending']],
  [{ step: 'paymentCompleted', result: 'completed' }, ['done', 'done']],
  [{ step: 'paymentCompleted', result: 'stopped' }, ['done', 'pending']],
  [{ step: 'paymentCompleted', result: 'undecided' }, ['done', 'pending']],
] as const)('at %j earlier checkout steps are done and the last steps are %j', (state, last) => {
  expect(stepCrumbs(state, plainTranslator).map((crumb) => crumb.state)).toEqual(['done', 'done', ...last]);
});

test('a completed checkout step links to its page', () => {
  expect(stepCrumbs({ step: 'personalInfo' }, plainTranslator).map(({ href }) => href)).toEqual([
    '/sl/pregled-kosarice',
    '/sl/osebni-podatki',
    undefined,
    undefined,
  ]);
});
