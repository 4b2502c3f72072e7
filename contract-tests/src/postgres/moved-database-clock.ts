import { followingClock, resortZone } from '@shop/adapters/platform/clock/clocks';
import { asKeeper } from '@shop/adapters/store/testing/own-databases';
import { start } from '@shop/adapters/store/testing/test-shop';
import { plusMilliseconds } from '@shop/core/dates/instant';
import { onTestFinished } from 'vitest';
import { databaseClock } from './host-processes.ts';

/** Sets a database's clock to the start moment of the stores' tests until the current test is over. Call it before
 *  any host connects. */
export const movedDatabaseClock = async (url: string) => {
  await databaseClock(url, start);
  onTestFinished(async () => {
    const name = new URL(url).pathname.slice(1);
    await asKeeper(url, `drop schema test_clock cascade; alter database ${name} reset search_path`);
  });
  let now = start;
  return {
    now: () => now,
    /** Units: milliseconds. */
    advance: async (milliseconds: number): Promise<void> => {
      now = plusMilliseconds(now, milliseconds);
      await asKeeper(url, `update test_clock.clock set says = to_timestamp(${now} / 1000.0)`);
    },
    /** Returns the clock of a host that follows the database's clock. */
    hostClock: () => followingClock(resortZone, { now: () => plusMilliseconds(start, Math.round(performance.now())) }),
  };
};
