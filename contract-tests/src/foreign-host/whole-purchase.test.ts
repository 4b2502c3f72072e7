import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scenarioRuns } from '../testing/scenario-runs.ts';
import { startFrontShop } from './front-shop.ts';

/** Units: milliseconds. */
const longest = 120_000;

test.each([
  ['over HTTP', 'texts', [], []],
  ['in Chromium', 'numbers', ['--browser'], ['noContent']],
] as const)(
  'a guest buys %s at our shop before a provider of %s',
  { timeout: longest },
  async (_, dialect, options, events) => {
    const { host, shop } = await startFrontShop(dialect);
    const scenario = join(import.meta.dirname, 'purchase.yaml');
    const { runs } = await scenarioRuns([scenario, ...options], shop.origin, longest);
    expect(runs.flatMap(({ problems }) => problems)).toEqual([]);
    expect(host.requests().filter((line) => line.startsWith('POST /placilo/'))).toHaveLength(1);
    expect([...shop.log().matchAll(/"event":"(\w+)"/g)].map(([, event]) => event)).toEqual(events);
  },
);
