import type { ClockPort } from '@shop/core/ports/clock-port';
import { orderNumber } from '@shop/core/seller/checkout/place-order';
import type { Breach, RestoredShop } from '@shop/core/seller/views/kept-shop';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import { checkOpened } from '../check/checked-shop.ts';
import type { Database, Tx } from '../database/database.ts';
import { type DataFailure, refused, unusable } from '../open/data-failure.ts';
import { transferSums } from '../transfer/copy-tables.ts';
import { formerShop, type OpenFormer } from './former-shop.ts';
import { noteRestore } from './open-restore.ts';
import { restoreOrders } from './restored-orders.ts';

/** What a restore found, whichever database it is in. */
export type InPlace = Pick<RestoredShop, 'sums' | 'nextOrder' | 'asked' | 'uses'>;

/** More orders than a shop forgets between two backups. */
const skippedNumbers = 1000;

/** Gives no number of a forgotten order to another one; `known` is the last one of the shop that is replaced. */
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

export const damagedBackup = (place: string, reason = ''): DataFailure =>
  unusable(`the backup ${place} is damaged (${reason}); use another one, nothing has been changed`);

const contradictory = (place: string, [first, ...others]: readonly Breach[]): DataFailure =>
  refused(
    'Db.Breaches',
    `the backup ${place} contradicts itself in ${others.length + 1} ${others.length === 0 ? 'place' : 'places'}, first ${first?.law}: ${first?.what}; nothing has been changed`,
    'restore an earlier backup; db backup, and db check of a database, say whether one is sound',
  );

/** A backup that is damaged or contradicts itself is not put in place. */
const checkSound = (database: Database, place: string, clock: ClockPort): ResultAsync<void, DataFailure> =>
  checkOpened(database, place, clock).andThen(({ sums, breaches }) => {
    if (sums === undefined) return err(damagedBackup(place, breaches[0]?.what));
    return breaches.length === 0 ? ok() : err(contradictory(place, breaches));
  });

/** Brings an up-to-date database that holds a backup to what the next server expects, all or nothing: questions to the
 *  payment provider, due mails, uses and numbers of the former shop, and the note that its keeper has to go through it.
 *  `place` is the backup, without user and password. Errors: why it is not put in place. */
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
