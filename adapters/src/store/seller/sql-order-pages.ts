import type { Instant } from '@shop/core/dates/instant';
import type { OrderRef } from '@shop/core/ids';
import type { SellerOrder } from '@shop/core/seller/checkout/seller-order';
import { sql } from 'kysely';
import { ok, type Result } from 'neverthrow';
import type { BookedTime, OrderPage, OrderPages, OrderWithBuyer } from '../../seller/order-pages.ts';
import type { StoreFailure } from '../../seller/seller-store.ts';
import type { Database, Db } from '../database/database.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { type OrderAndBuyerRow, type OrderRow, orderIn, orderWithBuyerIn } from './order-rows.ts';

/** Orders of a page: documents to read for sales, rows to look at for visits. */
const pageSize = { sales: 50, visits: 2000 };

/** Returns the condition of a page, and its last order; `undefined` when there are no more orders. */
const pageAfter = async (db: Db, after: string, most: number) => {
  const { rows } = await sql<{ last: OrderRef | null }>`select max(ref) as last
    from (select ref from orders where ref > ${after} order by ref limit ${most}) as page`.execute(db);
  const last = rows[0]?.last ?? undefined;
  return last && { last, isIn: sql<boolean>`orders.ref > ${after} and orders.ref <= ${last}` };
};

/** Whether an order was paid, refunded or used from a time on. */
const hasMoved = {
  sqlite: (from: Instant) => sql`exists (
      select 1 from json_each(document, '$.charges') as charge, json_each(charge.value, '$.attempts') as one
      where one.value ->> '$.captured.at' >= ${from} or exists (
        select 1 from json_each(one.value, '$.refunds') as refund where refund.value ->> '$.at' >= ${from}))
    or exists (
      select 1 from json_each(document, '$.tickets') as ticket,
        json_each(coalesce(ticket.value -> '$.redemptions', ticket.value -> '$.newestVisits')) as one
      where one.value ->> '$.at' >= ${from})`,
  postgres: (from: Instant) => sql`jsonb_path_exists(document, '$.charges[*].attempts[*] ? (
      @.captured.at >= $from || exists (@.refunds[*] ? (@.at >= $from)))', jsonb_build_object('from', ${from}::bigint))
    or jsonb_path_exists(document, '$.tickets[*] ? (
      exists (@.redemptions[*] ? (@.at >= $from)) || exists (@.newestVisits[*] ? (@.at >= $from)))',
      jsonb_build_object('from', ${from}::bigint))`,
};

const isBooked = (dialect: SqlDialectName, { from, end }: BookedTime) =>
  sql`placed_at < ${end} and (placed_at >= ${from} or ${hasMoved[dialect](from)})`;

/** Whether a ticket of an order admitted a person on a day, by its newest visits. */
const admittedOn = (dialect: SqlDialectName, day: string) =>
  dialect === 'sqlite'
    ? sql<boolean>`instr(orders.document, ${`"on":"${day}"`}) > 0`
    : sql<boolean>`jsonb_path_exists(orders.document, '$.tickets[*].newestVisits[*] ? (@.on == $day)',
        jsonb_build_object('day', ${day}::text))`;

/** Returns orders in pages over tables. */
export const sqlOrderPages = ({ read, dialect }: Pick<Database, 'read' | 'dialect'>): OrderPages => ({
  booked: (time, after) =>
    read(async (db): Promise<Result<OrderPage<SellerOrder>, StoreFailure>> => {
      const page = await pageAfter(db, after ?? '', pageSize.sales);
      if (page === undefined) return ok({ orders: [], last: undefined });
      const { rows } = await sql<OrderRow>`select revision, document from orders
        where ${page.isIn} and attempt_states <> '' and ${time === undefined ? sql`true` : isBooked(dialect, time)}`.execute(
        db,
      );
      return ok({ orders: rows.map(orderIn), last: page.last });
    }),
  visiting: (day, after) =>
    read(async (db): Promise<Result<OrderPage<OrderWithBuyer>, StoreFailure>> => {
      const page = await pageAfter(db, after ?? '', pageSize.visits);
      if (page === undefined) return ok({ orders: [], last: undefined });
      const { rows } = await sql<OrderAndBuyerRow>`
        select orders.revision, orders.document, order_buyers.document as buyer
        from orders left join order_buyers on order_buyers.order_ref = orders.ref
        where ${page.isIn} and outcome <> 'open'
          and ((first_visit <= ${day} and last_visit >= ${day}) or ${admittedOn(dialect, day)})`.execute(db);
      return ok({ orders: rows.map(orderWithBuyerIn), last: page.last });
    }),
});
