import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectForward, expectMails, expectPaid, expectSold, expectTickets, expectUsed } from './order-laws.ts';
import { shopWalk } from './shop-walk.ts';
import { anyWalk, sureWalks } from './walk-deeds.ts';
import { endsIn, everyEnd, expectCodes, expectMoney, expectPlaces } from './walk-laws.ts';
import { walkRuns } from './walk-runs.ts';
import { memoryWorld, sqlWorld } from './walk-worlds.ts';

const worlds = {
  memory: { open: memoryWorld, runs: 100 },
  SQLite: { open: sqlWorld, runs: 60 },
};

describe.each(['memory', 'SQLite'] as const)('a walk of visitors, bank and prices over %s', (name) => {
  test('oversells nothing, uses no code too often, asks for what was shown, and every capture has its one order (R-SAFE-1, R-SAFE-4, R-SAFE-5)', async () => {
    const met = new Set<string>();
    const runs = walkRuns(`shop over ${name}`, worlds[name].runs);
    await fc.assert(
      fc.asyncProperty(anyWalk, async (moments) => {
        const world = await worlds[name].open();
        try {
          const walk = await shopWalk(world);
          let before = await world.state();
          for (const moment of moments) {
            await Promise.all(moment.map(walk.happen));
            const state = await world.state();
            expectPlaces(state);
            expectCodes(state);
            expectForward(before, state);
            expectPaid(state, walk.books);
            expectSold(state);
            expectTickets(state);
            expectMails(state);
            expectUsed(state);
            before = state;
            if (moment.length === 1) await walk.expectSessionAmounts();
          }
          runs.count();
          await walk.rest();
          const state = await world.state();
          expectPlaces(state);
          expectCodes(state);
          expectMoney(state, walk.books);
          expect(walk.defects).toEqual([]);
          for (const end of endsIn(state)) met.add(end);
        } finally {
          await world.close();
        }
      }),
      { ...runs.settings, examples: sureWalks.map((moments): [typeof moments] => [moments]) },
    );
    expect([...met]).toEqual(expect.arrayContaining([...everyEnd]));
  }, 3_600_000);
});
