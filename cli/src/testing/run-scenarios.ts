import { resolve } from 'node:path';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { instantText } from '@shop/core/dates/instant';
import { composed } from '../compose/root.ts';
import { runShop } from './run-shop.ts';

/** The folder of the scenarios that come with the program. */
export const shippedScenarios = resolve(import.meta.dirname, '../../scenarios');

/** Runs `shop run` in this process on real shops, at the start moment of all tests. */
export const runScenarios = (argv: readonly string[], around: Parameters<typeof runShop>[2] = {}) => {
  const { openShop, scenarios, builtInTranslations } = composed;
  const typed = ['run', ...argv, '--at', instantText(testStart)];
  // Payments are decided asynchronously, which takes real time on a busy machine.
  const wait = (milliseconds: number) => new Promise<void>((over) => setTimeout(over, milliseconds));
  return runShop(typed, { access: { openShop, scenarios, builtInTranslations } }, { wait, ...around });
};
