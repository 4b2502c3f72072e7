import type { ClockPort } from '@shop/core/ports/clock-port';
import { orderNumber } from '@shop/core/seller/checkout/place-order';
import type { Breach, RestoredShop } from '@shop/core/seller/views/shop-copy';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import { checkOpened } from '../check/check-shop.ts';
import type { Database, Tx } from '../database/database.ts';
import { type DataFailure, refused, unusable } from '../open/data-failure.ts';
import { transferSums } from '../transfer/copy-tables.ts';
import { formerShop, type OpenFormer } from './former-shop.ts';
import { noteRestore } from './open-restore.ts';
import { restoreOrders } from './restored-orders.ts';

/** The outcome of a restore, for both kinds of databases. */
export type InPlace = Pick<RestoredShop, 'sums' | 'nextOrder' | 'asked' | 'uses'>;

/** Larger than the number of orders between two backups. */
const skippedNumbers = 1000;

/** Skips order numbers, so that none of an order missing in the backup is used again. `known` is the last number of
 *  the replaced shop. */
const skipNumbers = async (tx: Tx, year: number, known: number): Promise<string> => {
  const table = tx.selectFrom('order_numbers').select('last').where('year', '=', year);
  const last = Math.max((await table.executeTakeFirst())?.last ?? 0, known) + skippedNumbers;
  const row = { year, last };
  await tx
    .insertInto('order_numbers')
    .values(row)
    .onConflict((on) => on.column('year').doUpdateSet(row))
    .execute();
  return orderNumber(year, last + 1);
};

/** Returns the failure for a damaged backup. */
export const damagedBackup = (place: string, reason = ''): DataFailure =>
  unusable(`the backup ${place} is damaged (${reason}); use another one, nothing has been changed`);

const contradictory = (place: string, [first, ...others]: readonly Breach[]): DataFailure =>
  refused(
    'Db.Breaches',
    `the backup ${place} contradicts itself in ${others.length + 1} ${others.length === 0 ? 'place' : 'places'}, first ${first?.law}: ${first?.what}; nothing has been changed`,
    'restore an earlier backup; db backup, and db check of a database, say whether one is sound',
  );

/** Refuses a backup that is damaged or contradicts itself. */
const checkSound = (database: Database, place: string, clock: ClockPort): ResultAsync<void, DataFailure> =>
  checkOpened(database, place, clock).andThen(({ sums, breaches }) => {
    if (sums === undefined) return err(damagedBackup(place, breaches[0]?.what));
    return breaches.length === 0 ? ok() : err(contradictory(place, breaches));
  });

/** Prepares a restored database for the next server, all or nothing: queries of the payment provider, due mails,
 *  uses and numbers of the former shop, and a note for its operator. `place` is the backup, without user and
 *  password. Errors: the reason why the backup is not put in place. */
export const putInPlace = async (
  database: Database,
  place: string,
  clock: ClockPort,
  openFormer: OpenFormer,
): Promise<Result<InPlace, DataFailure>> => {
  const sound = await checkSound(database, place, clock);
  if (sound.isErr()) return err(sound.error);
  const year = Number(clock.today().slice(0, 4));
  const { lastNumber = 0, uses } = await formerShop(openFormer, database, year);
  return database
    .transaction({ isolation: 'serializable' }, async (tx) => {
      const orders = await restoreOrders(tx, database.dialect, clock, uses);
      const nextOrder = await skipNumbers(tx, year, lastNumber);
      await noteRestore(tx, place, clock.now());
      return ok({ ...orders, nextOrder, sums: await transferSums(tx) });
    })
    .mapErr(() =>
      unusable(`the backup ${place} cannot be put in place, as it cannot be written; nothing has been changed`),
    );
};
