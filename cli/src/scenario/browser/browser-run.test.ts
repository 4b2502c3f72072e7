import { expect, it } from 'vitest';
import { runScenarios, shippedScenarios } from '../../testing/run-scenarios.ts';

const visit = `${shippedScenarios}/promo-code.yaml`;

it('shop run --browser ends with 4 and one line without a browser', async () => {
  const { exitCode, stdout, stderr } = await runScenarios([visit, '--browser']);
  expect({ exitCode, stdout, stderr }).toEqual({
    exitCode: 4,
    stdout: '',
    stderr: 'error: this test opens no browser (Unusable)\n',
  });
});

it.each([
  ['a data folder', ['--on', '.data'], 'a browser needs a shop that is served'],
  [
    'the calls of a shared shop',
    ['--on', 'http://127.0.0.1:1', '--calls'],
    'the calls of a shared shop are not recorded',
  ],
])('shop run --browser refuses %s with 2', async (_, argv, message) => {
  const { exitCode, stderr } = await runScenarios([visit, '--browser', ...argv]);
  expect(exitCode).toBe(2);
  expect(stderr).toContain(message);
});
