import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { callWalks, pageWalks } from './beginnings.ts';
import { callVisitors } from './call-visitors.ts';
import { expectReplayed, loggedCommands } from './expect-replayed.ts';
import { expectForward, expectMails, expectPaid, expectSold, expectTickets, expectUsed } from './order-laws.ts';
import { pageVisitors } from './page-visitors.ts';
import { everyClaim } from './page-words.ts';
import { openWalk } from './walk.ts';
import { endsIn, everyEnd, expectCodes, expectHolds, expectMoney, expectPlaces } from './walk-laws.ts';
import { walkRuns } from './walk-runs.ts';
import { memoryWorld, sqlWorld } from './walk-worlds.ts';

const byCalls = { walks: callWalks, driver: callVisitors(), mustMeet: everyEnd, part: 1 };
const byPages = { walks: pageWalks, driver: pageVisitors, mustMeet: everyClaim, part: 1 / 2 };

test.each([
  { name: 'calls over memory', ...byCalls, open: memoryWorld, runs: 100, mustReplay: loggedCommands },
  { name: 'calls over SQLite', ...byCalls, open: sqlWorld, runs: 60, mustReplay: [] },
  { name: 'pages over memory', ...byPages, open: memoryWorld, runs: 20, mustReplay: ['addTicket', 'settle'] },
  { name: 'pages over SQLite', ...byPages, open: sqlWorld, runs: 20, mustReplay: [] },
])(
  'a walk by $name oversells nothing, uses no code too often, asks for what was shown, shows what is so, every capture has its one order, and the log of each cart decides the same again (R-SAFE-1, R-SAFE-4, R-SAFE-5, R-SAFE-15)',
  async ({ name, walks, driver, mustMeet, part, open, runs, mustReplay }) => {
    const met = new Set<string>();
    const replayed = new Set<string>();
    const { settings, count } = walkRuns(name, runs, part);
    await fc.assert(
      fc.asyncProperty(walks.any, async (moments) => {
        const world = await open();
        const walk = await openWalk(world, driver);
        try {
          let before = await world.state();
          for (const moment of moments) {
            await Promise.all(moment.map(walk.happen));
            const [first, ...others] = moment;
            const isAlone = first !== undefined && others.length === 0;
            const claim = isAlone ? await walk.visitors.expectShown(first) : undefined;
            if (claim !== undefined) met.add(claim);
            const state = await world.state();
            expectPlaces(state, world.clock.now());
            expectHolds(state, world.clock.now());
            expectCodes(state);
            expectForward(before, state);
            expectPaid(state, walk.books);
            expectSold(state);
            expectTickets(state);
            expectMails(state);
            expectUsed(state);
            before = state;
          }
          count();
          await walk.rest();
          const state = await world.state();
          expectPlaces(state, world.clock.now());
          expectCodes(state);
          expectMoney(state, walk.books);
          expect(walk.defects).toEqual([]);
          for (const end of endsIn(state)) met.add(end);
          if (world.log !== undefined) for (const type of await expectReplayed(world.log())) replayed.add(type);
        } finally {
          await walk.visitors.close();
          await world.close();
        }
      }),
      { ...settings, examples: walks.sure.map((moments): [typeof moments] => [moments]) },
    );
    expect([...met]).toEqual(expect.arrayContaining([...mustMeet]));
    expect([...replayed]).toEqual(expect.arrayContaining([...mustReplay]));
  },
  3_600_000,
);
