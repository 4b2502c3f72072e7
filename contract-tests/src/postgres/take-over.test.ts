import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { asKeeper } from '@shop/adapters/store/testing/own-databases';
import { driftOf, termalija, visitDay } from '@shop/adapters/store/testing/test-shop';
import type { CartId } from '@shop/core/ids';
import { Client } from 'pg';
import { onTestFinished, vi } from 'vitest';
import { endWhileWaitingContract } from '../take-over/end-while-waiting.contract.ts';
import type { Answer, Meeting } from '../take-over/held-place.ts';
import { shopHost } from '../take-over/shop-host.ts';
import { takeOverContract } from '../take-over/take-over.contract.ts';
import { watchedBank } from '../take-over/watched-bank.ts';
import { movedDatabaseClock } from './moved-database-clock.ts';
import { openTestShop } from './postgres-worlds.ts';
import { dayOf, setPlaces } from './rush-buyer.ts';

const day = { productId: termalija, date: visitDay };

const waiting = `select from pg_stat_activity
  where application_name = 'shop' and wait_event_type = 'Lock' and datname = current_database()`;

/** Holds the locks of a statement. Returns a function that releases them. */
const holdLocks = async (url: string, statement: string) => {
  const keeper = new Client({ connectionString: url });
  await keeper.connect();
  await keeper.query(`begin; ${statement}`);
  return async (): Promise<void> => {
    await keeper.query('commit');
    await keeper.end();
  };
};

/** Makes each change of a cart's row wait for a lock that the test holds. */
const pauseWrites = async (url: string, cartId: string): Promise<void> => {
  await asKeeper(
    url,
    `create function pause_write() returns trigger language plpgsql as $$ begin
       perform pg_advisory_xact_lock(1);
       return new;
     end $$;
     create trigger paused_write before update on carts for each row when (old.id = '${cartId}')
       execute function pause_write()`,
  );
  onTestFinished(async () => {
    await asKeeper(url, 'drop function pause_write cascade');
  });
};

/** Tracks whether a command is over. */
const start = (answer: Answer) => {
  let isOver = false;
  const done = () => {
    isOver = true;
  };
  void answer.then(done, done);
  return { answer, isOver: () => isOver };
};

const openWorld = async () => {
  const { url, database } = await openTestShop();
  const clock = await movedDatabaseClock(url);
  const bank = watchedBank(clock);
  const host = () => {
    const hostClock = clock.hostClock();
    return shopHost({ dataDir: temporaryFolder(), shared: { url, onTime: hostClock.sync }, clock: hostClock, bank });
  };
  const areWaiting = async (many: number) => (await asKeeper(url, waiting)).length >= many;

  /** Runs two commands that meet at a lock: the second one starts when the first one waits for the lock or is over.
   *  The lock is released once the second one waits too, or, with `isLast` set to `ends`, once it is over. */
  const meetAt = async (lock: string, { first, meanwhile, second }: Meeting, isLast: 'waits' | 'ends') => {
    const release = await holdLocks(url, lock);
    const before = start(first());
    await vi.waitUntil(async () => before.isOver() || (await areWaiting(1)), { timeout: 30_000 });
    const ahead = before.isOver() ? 0 : 1;
    await meanwhile();
    const after = start(second());
    await vi.waitUntil(async () => after.isOver() || (isLast === 'waits' && (await areWaiting(ahead + 1))), {
      timeout: 30_000,
    });
    await release();
    await Promise.all([before.answer, after.answer]);
    return [before.answer, after.answer] as const;
  };

  return {
    own: await host(),
    other: await host(),
    bank,
    setCapacity: (capacity: number) => setPlaces(url, day, capacity),
    advance: clock.advance,
    breaches: () => driftOf(database, clock.now()),
    inTurn: (meeting: Meeting) => meetAt(`select from ${dayOf(day)} for update`, meeting, 'waits'),
    waitingForCart: (meeting: Meeting, cartId: CartId) =>
      meetAt(`select from carts where id = '${cartId}' for update`, meeting, 'ends'),
    beforeWrite: async (meeting: Meeting, cartId: CartId) => {
      await pauseWrites(url, cartId);
      return meetAt('select pg_advisory_xact_lock(1)', meeting, 'waits');
    },
  };
};

takeOverContract(openWorld);
endWhileWaitingContract(openWorld);
