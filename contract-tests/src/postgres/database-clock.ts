import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asKeeper } from '@shop/adapters/store-sql/testing/own-databases';
import { type Instant, instantText, minutes, plusMilliseconds } from '@shop/core/dates/instant';

/** Where a database keeps what its clock says. */
const ownClock = `
  create schema told;
  create table told.clock (says timestamptz not null);
  insert into told.clock values (now());
  create function told.clock_timestamp() returns timestamptz language sql volatile as 'select says from told.clock'`;

/** Gives a database a clock that stands still where a test sets it; to be done before anybody connects to go by it. */
export const databaseClock = async (url: string, start: Instant): Promise<{ set(at: Instant): Promise<void> }> => {
  await asKeeper(url, ownClock);
  await asKeeper(url, `alter database ${new URL(url).pathname.slice(1)} set search_path = public, told, pg_catalog`);
  const set = async (at: Instant): Promise<void> => {
    await asKeeper(url, `update told.clock set says = to_timestamp(${at} / 1000.0)`);
  };
  await set(start);
  return { set };
};

const movedClock = pathToFileURL(join(import.meta.dirname, '../../days/moved-clock.mjs'));

/** Settings of a host whose machine's own clock begins so many minutes from a moment, and which goes by its database all the same. */
export const wrongClock = (moment: Instant, off: number): NodeJS.ProcessEnv => ({
  ...{ SHOP_AT: '', NODE_OPTIONS: `--import ${movedClock}` },
  TEST_START: instantText(plusMilliseconds(moment, minutes(off))),
});
