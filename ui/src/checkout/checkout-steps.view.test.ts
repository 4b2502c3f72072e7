import { expect, test } from 'vitest';
import { plainTranslator } from '../testing/plain-translator.ts';
import { stepCrumbs } from './checkout-steps.view.ts';

const looks = (state: Parameters<typeof stepCrumbs>[0]) =>
  stepCrumbs(state, plainTranslator).map((crumb) => crumb.state);

test('the step that is shown is the current one, those before it are done', () => {
  expect(looks({ step: 'paymentMethod' })).toEqual(['done', 'done', 'current', 'pending']);
});

test('the last step is done once it is paid, and waits after any other end', () => {
  expect(looks({ step: 'paymentCompleted', result: 'completed' }).at(-1)).toBe('done');
  expect(looks({ step: 'paymentCompleted', result: 'stopped' }).at(-1)).toBe('pending');
  expect(looks({ step: 'paymentCompleted', result: 'undecided' }).at(-1)).toBe('pending');
});

test('a step that was passed links back to its page', () => {
  expect(stepCrumbs({ step: 'personalInfo' }, plainTranslator).map(({ href }) => href)).toEqual([
    '/sl/pregled-kosarice',
    '/sl/osebni-podatki',
    undefined,
    undefined,
  ]);
});
