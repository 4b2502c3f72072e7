import { percent } from '@shop/core/money/percent';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenOf } from '../contracts/contract-test.ts';
import { portContracts } from '../contracts/port-contracts.ts';
import { remoteWorld } from '../contracts/remote-world.ts';
import { judgeBasket } from '../contracts/shop-baskets.contract.ts';
import { wrongPrices } from '../contracts/wrong-prices.ts';
import { withRecognisedAmounts } from '../testing/recognised-amounts.ts';
import { promo } from './cart-answer.ts';
import type { Faults } from './faults.ts';
import { foreignHost } from './foreign-host.ts';
import { startHost, today } from './raw-host.ts';

const code = { code: promo.code, percent: percent(promo.percent) };

const worldAt = (url: string) => remoteWorld({ url, level: 'cart', seen: new Map(), code })();

let host: Awaited<ReturnType<typeof foreignHost>>;
beforeAll(async () => {
  host = await foreignHost({ dialect: 'numbers', today });
});
afterAll(() => host.close());
portContracts('a foreign host of numbers, level cart', () => worldAt(host.url));

/** Wrong rules of prices of a host, with the basket that shows each of them. */
const wrongHosts = {
  roundsDown: 'half a cent in a discount of the day',
  lostCent: 'cents that are lost when each part of a code is rounded down',
  wrongBase: 'a code, and prices that are reduced before it',
} as const satisfies Record<Exclude<Faults['prices'], 'right'>, string>;

describe('a foreign host with wrong prices', () => {
  test.each(['roundsDown', 'lostCent', 'wrongBase'] as const)(
    'fails the check of a basket of its own prices: %s',
    async (prices) => {
      const host = await startHost('texts');
      const wrong = wrongPrices.find(({ shows }) => shows === wrongHosts[prices]) ?? expect.fail();
      const judged = async () => judgeBasket(givenOf(await worldAt(host.url)), wrong);
      await judged();
      host.breakIt({ prices });
      await expect(judged()).rejects.toThrow(/expected \d+ to be \d+/);
    },
  );

  test('fails every check that loads its cart', async () => {
    const host = await startHost('texts');
    host.breakIt({ prices: 'roundsDown' });
    const notes: string[] = [];
    const { reducedDay, addSingles, load } = givenOf(
      withRecognisedAmounts(await worldAt(host.url), (note) => void notes.push(note)),
    );
    const { cartId } = await addSingles(await reducedDay(), 3);
    await expect(load(cartId)).rejects.toThrow('wrong prices in a cart: 3 of Jezersko kopališče, Odrasli cost');
    expect(notes).toEqual([]);
  });
});
