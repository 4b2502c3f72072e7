import { test } from 'vitest';
import { withCheckedAmounts } from '../testing/checked-amounts.ts';
import { goodsOf } from './goods.ts';
import { shopping } from './shopping.ts';
import { type OpenWorld, Unavailable, type World } from './world.ts';

/** What a test of a contract acts with. */
export type Given = ReturnType<typeof givenOf>;

export const givenOf = (world: World) => {
  const goods = goodsOf(world);
  const visitor = shopping(world, goods);
  /** Tickets that were paid, and their order as the session that bought them sees it. */
  const buy = async (persons = 3) => {
    const ready = await visitor.readyToPay(persons);
    const ref = await world.pay(await visitor.payPage(ready.cart.id, ready.session), 'paid');
    return { ...ready, ref, order: await visitor.show(ref, ready.session) };
  };
  return { world, ...goods, ...visitor, buy };
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
