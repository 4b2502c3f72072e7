import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { instantText } from '@shop/core/dates/instant';
import { runToEnd } from '../terminal.ts';

export type ScenarioRun = {
  readonly name: string;
  readonly problems: readonly { readonly message: string }[];
  readonly calls?: readonly string[];
};

export type ScenarioRuns = {
  readonly runs: readonly ScenarioRun[];
  readonly passed: number;
  readonly failed: number;
  readonly wallMs: number;
  readonly perSecond: number;
};

/** Runs `shop run` at the start moment of all tests, in worlds of its own or on a shop, and returns its report.
 *  Units of `longest`: milliseconds until it is stopped. */
export const scenarioRuns = async (args: readonly string[], on?: string, longest?: number): Promise<ScenarioRuns> => {
  const where = on === undefined ? [] : ['--on', on];
  const all = ['run', ...args, '--at', instantText(testStart), '--json', ...where];
  const { out, err } = await runToEnd('cli/bin/shop.mjs', all, { SHOP_ON: '' }, longest);
  if (out === '') throw new Error(`no scenario was run: ${err}`);
  return JSON.parse(out);
};
