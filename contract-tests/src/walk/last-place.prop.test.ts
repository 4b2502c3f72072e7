import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { commandRunner } from '@shop/adapters/seller/commands/run-command';
import type { StoreFailure } from '@shop/adapters/seller/seller-store';
import { memorySellerStore } from '@shop/adapters/store/memory/memory-seller-store';
import { start } from '@shop/adapters/store/testing/test-shop';
import type { CommandName, CommandOf } from '@shop/core/seller/commands';
import { sellingState } from '@shop/core/seller/state';
import * as fc from 'fast-check';
import { errAsync, ResultAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import type { Deed } from './deeds.ts';
import { expectForward, expectMails, expectPaid, expectSold, expectTickets } from './order-laws.ts';
import { openWalk } from './walk.ts';
import { walkCatalog, walkPeriods } from './walk-catalog.ts';
import { expectCodes, expectHolds, expectMoney, expectPlaces } from './walk-laws.ts';
import { walkRuns } from './walk-runs.ts';

/** Maximum number of steps of a story, and the number of stories in `npm test`. */
const depth = 16;
const stories = 200;

/** A step of one of the concurrent actors: three visitors, the bank, and the clock. A crash loses every transaction
 *  in progress, or its answer. */
type Step = { readonly actor: number; readonly deeds: readonly Deed[] | 'crash' };

const buyer = fc.nat(2);
const tab = 0;

const ofVisitor = (deedsOf: (buyer: number) => readonly Deed[]): fc.Arbitrary<Step> =>
  buyer.map((actor) => ({ actor, deeds: deedsOf(actor) }));

const ofBank = (deeds: fc.Arbitrary<readonly Deed[]>): fc.Arbitrary<Step> =>
  deeds.map((all) => ({ actor: 3, deeds: all }));

const session = fc.nat(3);

const decided = fc.record({
  type: fc.constant('decide'),
  session,
  as: fc.constantFrom('captured', 'captured', 'captured', 'declined'),
  excess: fc.constantFrom(0, 0, 0, 1),
  late: fc.constant(true),
  mistaken: fc.constant(false),
});
const notified = fc.record({
  type: fc.constant('notify'),
  session,
  times: fc.integer({ min: 1, max: 2 }),
  currency: fc.constant('EUR'),
});

const filled = (buyer: number): readonly Deed[] => [
  { type: 'addTicket', buyer, tab, list: 0, day: 0, quantity: 1, isRepeat: false },
  { type: 'savePerson', buyer, tab },
];
const pays = (buyer: number): Deed => ({ type: 'pay', buyer, tab, isReservation: false });

const paid: readonly Deed[] = [
  { type: 'decide', session: 0, as: 'captured', excess: 0, late: false, mistaken: false },
  { type: 'notify', session: 0, times: 1, currency: 'EUR' },
];

/** What one visitor has done before the others start. */
const beginning = fc.constantFrom<readonly Deed[]>(
  [],
  filled(0),
  [...filled(0), pays(0)],
  [...filled(0), pays(0), ...paid],
);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: ofVisitor(filled) },
  { weight: 4, arbitrary: ofVisitor((buyer) => [...filled(buyer), pays(buyer)]) },
  { weight: 4, arbitrary: ofVisitor((buyer) => [pays(buyer)]) },
  { weight: 2, arbitrary: ofVisitor((buyer) => [{ type: 'extend', buyer, tab }]) },
  { weight: 4, arbitrary: ofBank(fc.tuple(decided)) },
  { weight: 4, arbitrary: ofBank(fc.tuple(notified)) },
  { weight: 8, arbitrary: ofBank(fc.tuple(decided, notified)) },
  {
    weight: 5,
    arbitrary: ofBank(
      fc.tuple(fc.record({ type: fc.constant('cancelOrder'), buyer, tab: fc.constant(tab), order: fc.nat(2) })),
    ),
  },
  { weight: 1, arbitrary: ofBank(fc.constant([{ type: 'reconcile' }])) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(4, 15, 18).map((minutes): Step => ({ actor: 4, deeds: [{ type: 'wait', minutes }] })),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ actor: 4, deeds: 'crash' }) },
);

const anyStory = fc.array(anyStep, { minLength: 4, maxLength: depth });

/** Opens a shop with one place, whose transactions are interleaved by the scheduler. The laws are checked after each
 *  of them. */
const openLastPlace = async (scheduler: fc.Scheduler) => {
  const clock = fixedClock(start);
  const periods = walkPeriods();
  const places = periods.places.map((period) => ({ ...period, capacity: 1 }));
  const store = memorySellerStore(sellingState(walkCatalog(), { ...periods, places }), clock);
  let before = store.state();
  let crashes = 0;
  let isConcurrent = false;
  const broken: unknown[] = [];

  const check = (): void => {
    const state = store.state();
    try {
      expectHolds(state, clock.now());
      expectPlaces(state, clock.now());
      for (const expectLaw of [expectCodes, expectSold, expectTickets, expectMails]) expectLaw(state);
      expectForward(before, state);
      expectPaid(state, walk.books);
    } catch (law) {
      broken.push(law);
    }
    before = state;
  };

  const lost = errAsync<never, StoreFailure>({ kind: 'unreachable', cause: 'store' });

  const runOnce = commandRunner(store);
  const run = <Name extends CommandName>(command: CommandOf<Name>): ReturnType<typeof runOnce<Name>> => {
    if (!isConcurrent) return runOnce<Name>(command).andTee(check);
    const begun = crashes;
    const inTurn = async () => {
      await scheduler.schedule(Promise.resolve(), command.type);
      if (begun !== crashes) return lost;
      const outcome = await runOnce<Name>(command);
      check();
      await scheduler.schedule(Promise.resolve(), `answer to ${command.type}`);
      return begun === crashes ? outcome : lost;
    };
    return new ResultAsync(inTurn());
  };

  const walk = openWalk({
    store,
    run,
    clock,
    state: async () => store.state(),
    sell: async () => undefined,
    close: async () => undefined,
  });

  const take = async ({ deeds }: Step): Promise<void> => {
    await scheduler.schedule(Promise.resolve(), deeds === 'crash' ? deeds : deeds.map(({ type }) => type).join(', '));
    if (deeds === 'crash') crashes += 1;
    else for (const deed of deeds) await walk.happen(deed);
  };

  return {
    happen: async (first: readonly Deed[], story: readonly Step[]): Promise<void> => {
      for (const deed of first) await walk.happen(deed);
      isConcurrent = true;
      const actors = [...Map.groupBy(story, ({ actor }) => actor).values()].map(async (steps) => {
        for (const step of steps) await take(step);
      });
      await scheduler.waitFor(Promise.all(actors));
      isConcurrent = false;
      await walk.rest();
      expect(broken.slice(0, 1)).toEqual([]);
      expectMoney(store.state(), walk.books);
      expect(walk.defects).toEqual([]);
    },
    orders: () => [...store.state().orders.values()].map(({ outcome }) => outcome),
  };
};

test('the last place has one owner, and each payment one order or one refund, in any order of transactions', async () => {
  const reached = new Set<string>();
  const runs = walkRuns('last place', stories);
  await fc.assert(
    fc.asyncProperty(beginning, anyStory, fc.scheduler(), async (first, story, scheduler) => {
      const place = await openLastPlace(scheduler);
      await place.happen(first, story);
      runs.count();
      for (const outcome of place.orders()) reached.add(outcome);
    }),
    runs.settings,
  );
  expect([...reached]).toEqual(expect.arrayContaining(['open', 'completed', 'canceled', 'refunded']));
}, 3_600_000);
