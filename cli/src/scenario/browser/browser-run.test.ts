import { expect, it } from 'vitest';
import { runScenarios, shippedScenarios } from '../../testing/run-scenarios.ts';

const visit = `${shippedScenarios}/promo-code.yaml`;

it('where no browser can be opened the run ends with 4 and one line that says what is missing', async () => {
  const { exitCode, stdout, stderr } = await runScenarios([visit, '--browser']);
  expect({ exitCode, stdout, stderr }).toEqual({
    exitCode: 4,
    stdout: '',
    stderr: 'error: this test opens no browser (Unusable)\n',
  });
});

it.each([
  ['a data folder, which no browser can open', ['--on', '.data'], 'a browser needs a shop that is served'],
  [
    'calls of a shop that others use as well',
    ['--on', 'http://127.0.0.1:1', '--calls'],
    'the calls of a shared shop are not recorded',
  ],
])('%s is refused before anything is run', async (_, argv, message) => {
  const { exitCode, stderr } = await runScenarios([visit, '--browser', ...argv]);
  expect(exitCode).toBe(2);
  expect(stderr).toContain(message);
});
