import { test } from 'vitest';
import { withCheckedAmounts } from '../testing/checked-amounts.ts';
import { demanded, type Goods, goodsOf, type NotOffered } from './goods.ts';
import { type Shopping, shopping } from './shopping.ts';
import type { OpenWorld, World } from './world.ts';

/** What a test of a contract acts with. */
export type Given = Goods &
  Shopping & {
    readonly world: World;
    /** What the world offers; a test whose world lacks it is reported as skipped, with `what` as the reason. */
    readonly need: <Offer>(offer: Offer | undefined, what: string) => Offer;
  };

/** What acts in a world are given. */
export const givenOf = (world: World, notOffered: NotOffered): Given => {
  const goods = goodsOf(world, notOffered);
  return { world, ...goods, ...shopping(world, goods), need: (offer, what) => offer ?? notOffered(what) };
};

/** One test of a contract, in a world of its own. */
export type ContractTest = (title: string, act: (given: Given) => Promise<void>) => void;

/** Units: milliseconds; a whole world is opened for each test, on whatever machine. */
const timeoutMs = 30_000;

export const contractTest =
  (open: OpenWorld): ContractTest =>
  (title, act) => {
    test(title, { timeout: timeoutMs }, async (context) => {
      const world = await open();
      context.onTestFinished(() => world.close());
      const notOffered: NotOffered = (what) => {
        if (!world.lacks.includes(what)) return demanded(what);
        // The reporter only counts skipped tests; this names each, with its reason.
        process.stdout.write(`skipped, not offered: ${what} (${title})\n`);
        return context.skip(`not offered: ${what}`);
      };
      await act(givenOf(withCheckedAmounts(world), notOffered));
    });
  };
