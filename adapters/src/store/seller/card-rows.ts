import type { LocalDate } from '@shop/core/dates/local-date';
import { type CardChange, type CardRow, cardChanges } from '@shop/core/seller/checkout/card-ledger';
import type { Orders } from '@shop/core/seller/checkout/order-records';
import type { Db } from '../database/database.ts';
import { changedRows, insertion, statement } from '../database/statement.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { LostRace } from './lost-race.ts';

const insertRows = insertion('cards', ['code', 'order_ref', 'value', 'spent', 'ends_on']);

/** Inserts rows and returns their number. */
export const insertCards = (db: Db, dialect: SqlDialectName, cards: readonly CardRow[]): Promise<number> =>
  insertRows(
    db,
    dialect,
    cards.map(({ code, orderRef, value, spent, endsOn }) => [code, orderRef, value, spent, endsOn ?? null]),
  );

/** An amount put back is negative, and is accepted after the card's last day. */
const updateSpent = statement(`update cards set spent = spent + $3 where code = $1 and spent = $2
  and spent + $3 between 0 and value and ($3 < 0 or ends_on is null or ends_on >= $4)`);

const deleteCard = statement('delete from cards where code = $1 and spent = $2');

/** Writes a change and returns the number of changed rows. */
const write = async (db: Db, dialect: SqlDialectName, change: CardChange, today: LocalDate): Promise<number> => {
  const { code, spent } = change.card;
  switch (change.type) {
    case 'opened':
      return insertCards(db, dialect, [change.card]);
    case 'spent':
      return changedRows(await updateSpent(db, dialect, [code, spent, change.by, today]));
    case 'closed':
      return changedRows(await deleteCard(db, dialect, [code, spent]));
  }
};

/** Writes a decision's changes of value cards in the order of their codes. Each statement names the values that were
 *  read; when they have changed, it rejects with `LostRace`. */
export const saveCards = async (
  db: Db,
  dialect: SqlDialectName,
  before: Orders,
  after: Orders,
  today: LocalDate,
): Promise<void> => {
  for (const change of cardChanges(before, after))
    if ((await write(db, dialect, change, today)) !== 1) throw new LostRace('a value card is not as its order has it');
};
