import { describe, expect, it } from 'vitest';
import { givenOf } from './contracts/contract-test.ts';
import { shopPricesContract } from './contracts/shop-prices.contract.ts';
import { worlds } from './contracts/worlds.ts';
import { withCheckedAmounts } from './testing/checked-amounts.ts';
import { type Wrong, withWrongAmounts, wrongs } from './testing/wrong-amounts.ts';

const [[, openMemory] = expect.fail()] = worlds;

/** For each defect the test of the contract that meets its boundary, and what is told there. */
const shown: Readonly<Record<keyof typeof wrongs, readonly [string, RegExp]>> = {
  'half a cent rounded down': [
    'half a cent of a discount of the day goes up, for a piece and not for the line',
    /in a cart:\nby-hand, .*: line 1 costs a piece 904, not 905/,
  ],
  'a quantity discount one piece late': [
    'cards cost less each from a number of pieces on: just as many are added',
    /in a cart:\nby-hand, .*: line 1 costs a piece 3900, not 3500/,
  ],
  "the day's discount taken twice": [
    'half a cent of a discount of the day goes up, for a piece and not for the line',
    /in a cart:\nby-hand, .*: line 1 costs a piece 815, not 905/,
  ],
  'a cent of a code lost in its split': [
    'the cents that a code leaves over go to some lines, one each, and none is lost',
    /in a cart:\ncode, .*: the code takes 200, not 201/,
  ],
};

describe('a contract of prices refuses a provider with', () => {
  const left = new Map<string, Wrong>(Object.entries(wrongs));

  shopPricesContract((title, act) => {
    for (const [name, [meetsIt, told]] of Object.entries(shown)) {
      if (title !== meetsIt) continue;
      it(name, async ({ onTestFinished }) => {
        const world = await openMemory();
        onTestFinished(() => world.close());
        const shop = withWrongAmounts(world.shop, left.get(name) ?? expect.fail());
        left.delete(name);
        await expect(act(givenOf(withCheckedAmounts({ ...world, shop })))).rejects.toThrow(told);
      });
    }
  });

  it('each defect that is planted', () => expect([...left.keys()]).toEqual([]));
});
