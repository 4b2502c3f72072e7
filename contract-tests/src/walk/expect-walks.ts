import { recordingPorts } from '@shop/adapters/trace/recording';
import { callLineText, type TraceLine } from '@shop/adapters/trace/trace';
import { plusDays } from '@shop/core/dates/local-date';
import type { SellerState } from '@shop/core/seller/state';
import { stubContent } from '@shop/core/testing/stub-ports';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type Moment, walks } from './beginnings.ts';
import { expectReplayed } from './expect-replayed.ts';
import { expectForward, expectMails, expectPaid, expectSold, expectTickets, expectUsed } from './order-laws.ts';
import type { VisitedPorts } from './visitors.ts';
import { openWalk } from './walk.ts';
import { openDays, pool } from './walk-catalog.ts';
import { endsIn, expectCodes, expectHolds, expectMoney, expectPlaces } from './walk-laws.ts';
import type { WalkWorld } from './walk-worlds.ts';

/** Returns the stored records in a common form: an unused promo code may be counted as 0 or be absent, and each host
 *  generates ids for rows of the log. */
const recordsOf = ({ catalog: _, codesUsed, log, ...records }: SellerState) => ({
  ...records,
  log: log.map(({ id: _id, ...row }) => row),
  codesUsed: new Map([...codesUsed].filter(([, used]) => used !== 0)),
});

/** Opens a host with its visitors. Everything that they send and receive is recorded. */
const openHost = async (world: WalkWorld) => {
  const { clock } = world;
  const lines: string[] = [];
  const record = (ports: VisitedPorts) =>
    recordingPorts(
      { ...ports, content: stubContent() },
      { write: (line: TraceLine) => void lines.push(callLineText(line)), clock: () => 0, now: clock.now },
    );
  const walk = openWalk(world, record);
  const { shop } = walk.ports;
  let before = await world.state();

  const expectLaws = (state: SellerState): void => {
    expectPlaces(state, clock.now());
    expectHolds(state, clock.now());
    expectCodes(state);
    expectForward(before, state);
    expectPaid(state, walk.books);
    expectSold(state);
    expectTickets(state);
    expectMails(state);
    expectUsed(state);
    before = state;
  };

  return {
    /** Lets deeds happen concurrently and expects every law afterwards. */
    act: async (moment: Moment): Promise<void> => {
      await Promise.all(moment.map(walk.happen));
      if (moment.length === 1) await walk.visitors.expectShown();
      expectLaws(await world.state());
    },
    /** Returns all calls since the previous look, with what three visitors see now, and the stored records. */
    look: async () => {
      for (const { cartId } of walk.visitors.people) {
        if (cartId !== undefined) await shop.loadCart({ cartId, language: 'sl' });
        for (const days of openDays) {
          const period = { type: 'day', date: plusDays(clock.today(), days) } as const;
          await shop.quoteTicket({ language: 'sl', productId: pool, period, cartId });
        }
      }
      await shop.showProduct('sl', 'termalija');
      return { calls: lines.splice(0), records: recordsOf(before) };
    },
    /** Lets two hours pass, expects that money and orders agree, and returns what the walk reached: ends, facts of
     *  the log and replayed commands. */
    rest: async (): Promise<readonly string[]> => {
      await walk.rest();
      const state = await world.state();
      expectPlaces(state, clock.now());
      expectCodes(state);
      expectMoney(state, walk.books);
      expect(walk.defects, 'errors of background work').toEqual([]);
      const replayed = world.log === undefined ? [] : await expectReplayed(world.log());
      return [
        ...endsIn(state),
        ...state.log.flatMap(({ facts }) => facts.map(({ what }) => what)),
        ...[...replayed].map((command) => `replay of ${command}`),
      ];
    },
    close: world.close,
  };
};

/** How many walks are made with which seed; `count` is called for each walk. */
type WalkRuns = {
  readonly settings: { readonly numRuns: number; readonly seed: number; readonly endOnFailure: boolean };
  count(): void;
};

/** Makes random walks on one host, or on several hosts side by side: there deeds happen one after the other, and
 *  after each of them the answers and the stored records of all hosts must be equal. After each deed every law is
 *  checked on every host. Returns what the walks reached, so that a test can expect that they prove something. */
export const expectWalks = async (
  { settings, count }: WalkRuns,
  openWorlds: () => Promise<readonly WalkWorld[]>,
): Promise<ReadonlySet<string>> => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(walks.any, async (moments) => {
      count();
      const hosts = await Promise.all((await openWorlds()).map(openHost));
      const isAlone = hosts.length === 1;
      try {
        for (const moment of isAlone ? moments : moments.flat().map((deed) => [deed])) {
          for (const host of hosts) await host.act(moment);
          if (isAlone) continue;
          const [expected, ...looks] = await Promise.all(hosts.map((host) => host.look()));
          for (const look of looks) expect(look, 'answers and records of two stores').toEqual(expected);
        }
        for (const host of hosts) for (const end of await host.rest()) reached.add(end);
      } finally {
        for (const host of hosts) await host.close();
      }
    }),
    { ...settings, examples: walks.sure.map((moments): [typeof moments] => [moments]) },
  );
  return reached;
};
