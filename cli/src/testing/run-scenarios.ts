import { resolve } from 'node:path';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { instantText } from '@shop/core/dates/instant';
import { composed } from '../compose/root.ts';
import { run } from '../run.ts';
import { testShop } from './test-shop.ts';
import { testTerminal } from './test-terminal.ts';

/** The scenarios that come with the program. */
export const shippedScenarios = resolve(import.meta.dirname, '../../scenarios');

type Surroundings = NonNullable<Parameters<typeof testTerminal>[1]>;

/** Runs `shop run` in this process, on real shops, at the moment that all tests start at. */
export const runScenarios = async (argv: readonly string[], around: Surroundings = {}) => {
  const { terminal, printed } = testTerminal(['run', ...argv, '--at', instantText(testStart)], around);
  const { openShop, scenarios, builtInTranslations } = composed;
  const { access } = testShop({ access: { openShop, scenarios, builtInTranslations } });
  return { exitCode: await run(terminal, async () => access), ...printed };
};
