import { plusDays } from '@shop/core/dates/local-date';
import type { HostState } from '@shop/core/host/state';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shopWalk } from './shop-walk.ts';
import { openDays, pool } from './walk-catalog.ts';
import { anyWalk } from './walk-deeds.ts';
import { walkRuns } from './walk-runs.ts';
import { straight } from './walk-shop.ts';
import { noted, overSocket } from './walk-ways.ts';
import { memoryWorld, sqlWorld, type WalkWorld } from './walk-worlds.ts';

/** Every step is looked at from all sides on three hosts, which takes as long as so many walks without. */
const looks = 20;

/** What is left and what is counted, in an order that does not depend on the store. */
const countersOf = ({ periods, codesUsed, lines }: HostState) => ({
  places: [...periods].sort(([a], [b]) => (a < b ? -1 : 1)),
  codes: [...codesUsed].filter(([, used]) => used > 0).sort(([a], [b]) => (a < b ? -1 : 1)),
  lines: [...lines].map(([id, line]) => [id, line.quantity] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
});

/** A host reached on its way, with all that its visitors were asked and told. */
const openChain = async (world: WalkWorld, way = straight) => {
  const heard: string[] = [];
  const walk = await shopWalk(world, noted(way, world, heard));
  const { shop, people } = walk;
  /** What three visitors see wherever they look, and what the host counts. */
  const look = async () => {
    for (const { cartId } of people) {
      if (cartId !== undefined) await shop.load(cartId);
      for (const days of openDays) {
        const period = { type: 'day', date: plusDays(world.clock.today(), days) } as const;
        const asked = { language: 'sl', productId: pool, period } as const;
        await shop.shop.quoteTicket({ ...asked, ...(cartId === undefined ? {} : { cartId }) });
      }
    }
    await shop.shop.showProduct('sl', 'termalija');
    return { heard: heard.splice(0), counters: countersOf(await world.state()) };
  };
  return { happen: walk.happen, look };
};

test('a walk over carts is answered alike by memory, by SQL and by SQL over HTTP, in every total, counter and place left', async () => {
  const runs = walkRuns('carts on three hosts', 6, 1 / looks);
  let answers = 0;
  await fc.assert(
    fc.asyncProperty(anyWalk, async (moments) => {
      runs.count();
      const closing: (() => Promise<void>)[] = [];
      const open = async (world: WalkWorld, way = straight) => {
        closing.push(world.close);
        return openChain(world, way);
      };
      const chains = [
        await open(await memoryWorld()),
        await open(await sqlWorld()),
        await open(
          await sqlWorld(),
          overSocket((close) => closing.unshift(close)),
        ),
      ] as const;
      try {
        for (const deed of moments.flat()) {
          for (const { happen } of chains) await happen(deed);
          const [memory, sql, http] = [await chains[0].look(), await chains[1].look(), await chains[2].look()];
          expect(sql).toEqual(memory);
          expect(http).toEqual(memory);
          answers += memory.heard.length;
        }
      } finally {
        for (const close of closing) await close();
      }
    }),
    { ...runs.settings, endOnFailure: true },
  );
  expect(answers).toBeGreaterThan(1000);
}, 3_600_000);
