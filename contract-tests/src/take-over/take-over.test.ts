import { dirname } from 'node:path';
import { driftOf, openTestShop } from '@shop/adapters/store/testing/test-shop';
import type { Meeting } from './held-place.ts';
import { shopHost } from './shop-host.ts';
import { takeOverContract } from './take-over.contract.ts';
import { watchedBank } from './watched-bank.ts';

/** Transactions of SQLite lock the whole file, so commands can only run one after the other. */
const inTurn = async ({ first, meanwhile, second }: Meeting) => {
  const before = first();
  await before;
  await meanwhile();
  const after = second();
  return [before, after] as const;
};

takeOverContract(async () => {
  const { file, database, clock, setCapacity } = await openTestShop();
  const bank = watchedBank(clock);
  const host = await shopHost({ dataDir: dirname(file), clock, bank });
  return {
    own: host,
    other: host,
    bank,
    setCapacity,
    advance: async (milliseconds) => clock.advance(milliseconds),
    breaches: () => driftOf(database, clock.now()),
    inTurn,
  };
});
