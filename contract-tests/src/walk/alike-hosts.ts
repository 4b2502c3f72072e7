import { recordingPorts } from '@shop/adapters/trace/recording';
import { callLineText, type TraceLine } from '@shop/adapters/trace/trace';
import type { FactName } from '@shop/core/checkout/fact';
import { plusDays } from '@shop/core/dates/local-date';
import type { CommandName } from '@shop/core/seller/commands';
import type { SellerState } from '@shop/core/seller/state';
import { stubContent } from '@shop/core/testing/stub-ports';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { callWalks } from './beginnings.ts';
import { callVisitors, directWay, type Way } from './call-visitors.ts';
import { openWalk } from './walk.ts';
import { openDays, pool } from './walk-catalog.ts';
import { memoryWorld, type WalkWorld } from './walk-worlds.ts';

/** A host, and how visitors call it. */
type Host = readonly [world: WalkWorld, way: Way];

/** Returns the stored records in a common form: an unused promo code may be counted as 0 or be absent, each host
 *  generates ids for rows of the log, and over HTTP the server names the client of an addition. */
const recordsOf = ({ catalog: _, codesUsed, intents, log, ...records }: SellerState) => ({
  ...records,
  log: log.map(({ id: _id, owner: _owner, ...row }) => row),
  codesUsed: new Map([...codesUsed].filter(([, used]) => used !== 0)),
  intents: new Map([...intents.values()].map(({ scope: _client, ...intent }) => [intent.key, intent])),
});

/** Records the request and the answer of each call as JSON. */
const noted =
  (way: Way, { clock }: WalkWorld, lines: string[]): Way =>
  async (host) => {
    const called = await way(host);
    const settings = {
      write: (line: TraceLine) => void lines.push(callLineText(line)),
      clock: () => 0,
      now: clock.now,
    };
    return { ...called, ...recordingPorts({ ...called, content: stubContent() }, settings) };
  };

/** Opens a host with its visitors; everything that they send and receive is recorded. */
const openChain = async ([world, way]: Host) => {
  const calls: string[] = [];
  const { happen, visitors } = await openWalk(world, callVisitors(noted(way, world, calls)));
  const { shop } = visitors.called;
  /** Returns the answers since the previous look, what three visitors see then, and the stored records. */
  const look = async () => {
    for (const { cartId } of visitors.people) {
      if (cartId !== undefined) await shop.loadCart({ cartId, language: 'sl' });
      for (const days of openDays) {
        const period = { type: 'day', date: plusDays(world.clock.today(), days) } as const;
        const query = { language: 'sl', productId: pool, period } as const;
        await shop.quoteTicket({ ...query, cartId });
      }
    }
    await shop.showProduct('sl', 'termalija');
    return { calls: calls.splice(0), records: recordsOf(await world.state()) };
  };
  const close = async () => {
    await visitors.close();
    await world.close();
  };
  return { happen, look, close };
};

/** Walks over a host in memory and other hosts at once. After each deed, answers and records must be equal. Returns
 *  the commands that changed something, and the facts in their logs. */
export const expectAlike = async (
  { settings, count }: { readonly settings: { readonly numRuns: number; readonly seed: number }; count(): void },
  openOthers: () => Promise<readonly Host[]>,
): Promise<ReadonlySet<CommandName | FactName>> => {
  const covered = new Set<CommandName | FactName>();
  await fc.assert(
    fc.asyncProperty(callWalks.any, async (moments) => {
      count();
      const memory = await memoryWorld((command) => void covered.add(command));
      const first = await openChain([memory, directWay]);
      const chains = await Promise.all((await openOthers()).map(openChain));
      try {
        for (const deed of moments.flat()) {
          await first.happen(deed);
          const expected = await first.look();
          for (const { happen, look } of chains) {
            await happen(deed);
            expect(await look()).toEqual(expected);
          }
        }
        for (const { facts } of (await memory.state()).log) for (const { what } of facts) covered.add(what);
      } finally {
        for (const { close } of chains) await close();
      }
    }),
    { ...settings, endOnFailure: true, examples: callWalks.sure.map((moments): [typeof moments] => [moments]) },
  );
  return covered;
};
