import type { ShopError } from '@shop/core/errors/shop-error';
import { refusal } from '@shop/core/testing/answers';
import { expect, test } from 'vitest';
import { withCheckedAmounts } from '../testing/checked-amounts.ts';
import { withRecognisedAmounts } from '../testing/recognised-amounts.ts';
import { goodsOf } from './goods.ts';
import { shopping } from './shopping.ts';
import { type OpenWorld, Unavailable, type World } from './world.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What a check could not judge although it ran. */
    notJudged?: readonly string[];
  }
}

/** The world of a contract test with its helpers. */
export type Given = ReturnType<typeof givenOf>;

export const givenOf = (world: World) => {
  const goods = goodsOf(world);
  const visitor = shopping(world, goods);
  /** Buys tickets. Returns the order as the buyer's session sees it. */
  const buy = async (persons = 3) => {
    const ready = await visitor.readyToPay(persons);
    const ref = await world.pay(await visitor.payPage(ready.cart.id, ready.session), 'paid');
    return { ...ready, ref, order: await visitor.show(ref, ready.session) };
  };
  /** Expects a refusal: our own seller has to return this error; any other provider may use its own codes, but must
   *  answer. */
  const expectRefused = async (answer: Parameters<typeof refusal>[0], own: unknown): Promise<void> => {
    const error: ShopError = await refusal(answer);
    if (world.isOwn) expect(error).toEqual(own);
    else expect(error.kind).not.toBe('unreachable');
  };
  return { world, ...goods, ...visitor, buy, expectRefused };
};

type Act<Acting> = (given: Acting) => Promise<void>;

/** Declares a test of a contract in a world of its own; `own` declares one that only our own seller has to pass. */
export type ContractTest<Acting = Given> = {
  (title: string, act: Act<Acting>): void;
  readonly own: (title: string, act: Act<Acting>) => void;
};

type Opened = {
  readonly isOwn?: boolean;
  readonly waitOutLimit?: World['waitOutLimit'];
  close(): Promise<void>;
};

/** Units: milliseconds. Long, since each test opens a whole world, also on slow machines. */
const usualTimeout = 30_000;

/** Returns a function that declares tests. Each test opens a world and closes it at the end. `note` is called with
 *  what could not be judged. */
export const testIn = <Place extends Opened, Acting>(
  open: () => Promise<Place>,
  given: (world: Place, note: (reason: string) => void) => Acting,
  timeout = usualTimeout,
): ContractTest<Acting> => {
  const declared = (isOfOwnSeller: boolean) => (title: string, act: Act<Acting>) => {
    test(title, { timeout }, async ({ onTestFinished, skip, task }) => {
      const notes = new Set<string>();
      const attempt = async (isLast: boolean): Promise<void> => {
        const world = await open();
        onTestFinished(() => world.close());
        if (isOfOwnSeller && world.isOwn === false) skip('is a promise of our own seller: level own');
        try {
          await act(given(world, (reason) => void notes.add(reason)));
        } catch (error) {
          if (error instanceof Unavailable) skip(error.message);
          if (isLast || (await world.waitOutLimit?.()) !== true) throw error;
          await attempt(true);
        }
      };
      await attempt(false);
      task.meta.notJudged = [...notes];
    });
  };
  return Object.assign(declared(false), { own: declared(true) });
};

export const contractTest = (open: OpenWorld, timeout?: number): ContractTest =>
  testIn(
    open,
    (world, note) => givenOf(world.isOwn ? withCheckedAmounts(world) : withRecognisedAmounts(world, note)),
    timeout,
  );
