import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { driftOf } from '@shop/adapters/store/testing/test-shop';
import { neighboursContract } from '../neighbours/neighbours.contract.ts';
import { shopHost } from '../take-over/shop-host.ts';
import { watchedBank } from '../take-over/watched-bank.ts';
import { movedDatabaseClock } from './moved-database-clock.ts';
import { openTestShop } from './postgres-worlds.ts';

neighboursContract(async () => {
  const { url, database, inTransaction } = await openTestShop();
  const clock = await movedDatabaseClock(url);
  const bank = watchedBank(clock);
  const reported: (readonly string[])[] = [];
  const host = () => {
    const hostClock = clock.hostClock();
    return shopHost({
      dataDir: temporaryFolder(),
      shared: { url, onTime: hostClock.sync },
      clock: hostClock,
      bank,
      onStoreFailure: (...failure) => void reported.push(failure),
    });
  };
  return {
    own: await host(),
    other: await host(),
    bank,
    inTransaction,
    advance: clock.advance,
    breaches: () => driftOf(database, clock.now()),
    failures: () => reported.splice(0),
  };
});
