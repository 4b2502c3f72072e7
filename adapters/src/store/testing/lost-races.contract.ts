import { expect, test, vi } from 'vitest';
import { cryptoRandom } from '../../platform/random/crypto-random.ts';
import { commandRunner } from '../../seller/commands/run-command.ts';
import { sellerShop } from '../../seller/seller-shop.ts';
import { catalogLoader } from '../catalog/load-catalog.ts';
import { sqlSellerStore } from '../seller/sql-seller-store.ts';
import { adult, type testShopOn } from './test-shop.ts';

type Shop = Pick<ReturnType<typeof testShopOn>, 'database' | 'clock' | 'filled' | 'load'>;

type Opened = Shop & {
  /** Makes the next changes of a cart's row fail, as if another writer had been first. */
  readonly loseNext: (times: number) => Promise<void>;
};

/** Contract: a command is decided again after a conflict, at most ten times, and the last conflict is reported. */
export const lostRacesContract = (openShop: () => Promise<Opened>): void => {
  const changed = async (losses: number) => {
    const { database, clock, filled, load, loseNext } = await openShop();
    const { id: cartId, items } = await filled([adult, 1]);
    const cartItemId = items[0]?.cartItemId ?? expect.fail('an empty cart');
    const onExhausted = vi.fn();
    const store = sqlSellerStore({ database, loadCatalog: catalogLoader(), clock, onExhausted });
    await loseNext(losses);
    const change = { cartId, cartItemId, quantity: 3, language: 'sl' } as const;
    const answer = await sellerShop(store, commandRunner(store), cryptoRandom).changeQuantity(change);
    return { answer, reports: onExhausted.mock.calls, persons: (await load(cartId)).itemsCount };
  };

  test('a change that loses its race nine times succeeds at the tenth try without a report', async () => {
    const { answer, reports, persons } = await changed(9);
    expect(answer.isOk()).toBe(true);
    expect([reports, persons]).toEqual([[], 3]);
  });

  test('a change that loses its race ten times fails as a store failure and is reported once by name', async () => {
    const { answer, reports, persons } = await changed(10);
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'store' });
    expect([reports, persons]).toEqual([[['changeQuantity']], 1]);
  });
};
