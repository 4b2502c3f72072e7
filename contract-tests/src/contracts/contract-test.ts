import { test } from 'vitest';
import { withCheckedAmounts } from '../testing/checked-amounts.ts';
import { type Goods, goodsOf } from './goods.ts';
import { type Shopping, shopping } from './shopping.ts';
import { type OpenWorld, Unavailable, type World } from './world.ts';

/** What a test of a contract acts with. */
export type Given = Goods & Shopping & { readonly world: World };

export const givenOf = (world: World): Given => {
  const goods = goodsOf(world);
  return { world, ...goods, ...shopping(world, goods) };
};

/** One test of a contract, in a world of its own. */
export type ContractTest<Acting = Given> = (title: string, act: (given: Acting) => Promise<void>) => void;

/** Units: milliseconds; a whole world is opened for each test, on whatever machine. */
const timeoutMs = 30_000;

/** Tests in worlds of which each is closed after its test. */
export const testIn =
  <Opened extends { close(): Promise<void> }, Acting>(
    open: () => Promise<Opened>,
    given: (world: Opened) => Acting,
  ): ContractTest<Acting> =>
  (title, act) => {
    test(title, { timeout: timeoutMs }, async ({ onTestFinished, skip }) => {
      const world = await open();
      onTestFinished(() => world.close());
      try {
        await act(given(world));
      } catch (error) {
        if (error instanceof Unavailable) skip(error.message);
        throw error;
      }
    });
  };

export const contractTest = (open: OpenWorld): ContractTest =>
  testIn(open, (world) => givenOf(withCheckedAmounts(world)));
