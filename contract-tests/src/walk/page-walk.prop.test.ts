import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectForward, expectMails, expectPaid, expectSold, expectUsed } from './order-laws.ts';
import { anyPageWalk, surePageWalks } from './page-beginnings.ts';
import { pageWalk } from './page-walk.ts';
import type { Claim } from './page-words.ts';
import { expectCodes, expectMoney, expectPlaces } from './walk-laws.ts';
import { walkRuns } from './walk-runs.ts';
import { memoryWorld, sqlWorld } from './walk-worlds.ts';

const worlds = { memory: memoryWorld, SQLite: sqlWorld };

/** What walks must have read, or they prove nothing of it. */
const everyClaim: readonly Claim[] = [
  'ticketCompleted',
  'canceled',
  'failed',
  'notConfirmed',
  'neutral',
  'orderCanceled',
  'orderCanceling',
  'pending',
  'cancelDone',
];

describe.each(['memory', 'SQLite'] as const)('a walk of browsers without script over HTTP and %s', (name) => {
  test('reads nothing on any page that is not so, and is asked at the bank for what it was shown', async () => {
    const met = new Set<Claim>();
    const runs = walkRuns(`pages over ${name}`, 20, 1 / 2);
    await fc.assert(
      fc.asyncProperty(anyPageWalk, async (moments) => {
        const world = await worlds[name]();
        const walk = await pageWalk(world);
        try {
          let before = await world.state();
          for (const moment of moments) {
            const led = await Promise.all(moment.map(walk.happen));
            const [first] = moment;
            const claim = moment.length === 1 && first !== undefined ? await walk.expectOf(first, led[0]) : undefined;
            if (claim !== undefined) met.add(claim);
            const state = await world.state();
            expectPlaces(state);
            expectCodes(state);
            expectForward(before, state);
            expectPaid(state, walk.books);
            expectSold(state);
            expectMails(state);
            expectUsed(state);
            before = state;
          }
          runs.count();
          await walk.rest();
          expectMoney(await world.state(), walk.books);
          expect([...walk.defects, ...walk.crashes]).toEqual([]);
        } finally {
          await walk.close();
          await world.close();
        }
      }),
      { ...runs.settings, examples: surePageWalks.map((moments): [typeof moments] => [moments]) },
    );
    expect([...met]).toEqual(expect.arrayContaining([...everyClaim]));
  }, 3_600_000);
});
