import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { periodId } from '@shop/core/seller/places/period-places';
import { emptyState, type SellerState } from '@shop/core/seller/state';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Tables } from '../schema/tables.ts';
import { notedOf, placesOf } from '../seller/loaders.ts';
import { recordsIn, type StateTable, stateTables } from '../seller/state-tables.ts';

/** All that a host knows, read off every table: what a store of another kind must know as well. */
export const wholeState = async (db: Db, catalog: SellerCatalog): Promise<SellerState> => {
  const all = async <Name extends keyof Tables & string, Key, Value>(table: StateTable<Name, Key, Value>) =>
    recordsIn(table, (await sql<Tables[Name]>`select * from ${sql.table(table.table)}`.execute(db)).rows);
  const periods = (await db.selectFrom('facility_periods').selectAll().execute()).map(placesOf);
  const codes = await db.selectFrom('promo_codes').select(['code', 'used']).execute();
  return {
    ...emptyState(catalog),
    periods: new Map(periods.map((places) => [periodId(places), places])),
    codesUsed: new Map(codes.filter(({ used }) => used !== 0).map(({ code, used }) => [code, used])),
    carts: await all(stateTables.carts),
    lines: await all(stateTables.lines),
    codeUses: await all(stateTables.codeUses),
    intents: await all(stateTables.intents),
    buyers: await all(stateTables.buyers),
    orders: await all(stateTables.orders),
    orderBuyers: await all(stateTables.orderBuyers),
    tickets: await all(stateTables.tickets),
    orderNumbers: await all(stateTables.orderNumbers),
    attempts: await all(stateTables.attempts),
    mails: await all(stateTables.mails),
    notes: notedOf(await db.selectFrom('order_notes').selectAll().execute()),
    strayPayments: await all(stateTables.strayPayments),
    events: await all(stateTables.events),
  };
};
