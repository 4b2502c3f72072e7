import type { OrderRef } from '@shop/core/ids';
import type { SellerOrder } from '@shop/core/seller/checkout/seller-order';
import { sql } from 'kysely';
import { ok, type Result } from 'neverthrow';
import type { OrderPage, OrderPages, OrderWithBuyer } from '../../seller/order-pages.ts';
import type { StoreFailure } from '../../seller/seller-store.ts';
import type { Database, Db } from '../database/database.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { readPerson } from '../stored/documents.ts';
import { type OrderRow, orderIn } from './order-rows.ts';

/** Orders of a page: documents to read for sales, rows to look at for visits. */
const pageSize = { sales: 200, visits: 2000 };

/** Returns the condition of a page, and its last order; `undefined` when there are no more orders. */
const pageAfter = async (db: Db, after: string, most: number) => {
  const { rows } = await sql<{ last: OrderRef | null }>`select max(ref) as last
    from (select ref from orders where ref > ${after} order by ref limit ${most}) as page`.execute(db);
  const last = rows[0]?.last ?? undefined;
  return last && { last, isIn: sql<boolean>`orders.ref > ${after} and orders.ref <= ${last}` };
};

/** Whether a ticket of an order admitted a person on a day, by its newest visits. */
const admittedOn = (dialect: SqlDialectName, day: string) =>
  dialect === 'sqlite'
    ? sql<boolean>`instr(orders.document, ${`"on":"${day}"`}) > 0`
    : sql<boolean>`jsonb_path_exists(orders.document, '$.tickets[*].newestVisits[*] ? (@.on == $day)',
        jsonb_build_object('day', ${day}::text))`;

/** Returns orders in pages over tables. */
export const sqlOrderPages = ({ read, dialect }: Pick<Database, 'read' | 'dialect'>): OrderPages => ({
  placedBefore: (end, after) =>
    read(async (db): Promise<Result<OrderPage<SellerOrder>, StoreFailure>> => {
      const page = await pageAfter(db, after ?? '', pageSize.sales);
      if (page === undefined) return ok({ orders: [], last: undefined });
      const isInTime = end === undefined ? sql<boolean>`true` : sql<boolean>`placed_at < ${end}`;
      const { rows } = await sql<OrderRow>`select revision, document from orders
        where ${page.isIn} and ${isInTime} and attempt_states <> ''`.execute(db);
      return ok({ orders: rows.map(orderIn), last: page.last });
    }),
  visiting: (day, after) =>
    read(async (db): Promise<Result<OrderPage<OrderWithBuyer>, StoreFailure>> => {
      const page = await pageAfter(db, after ?? '', pageSize.visits);
      if (page === undefined) return ok({ orders: [], last: undefined });
      const { rows } = await sql<OrderRow & { readonly buyer: unknown }>`
        select orders.revision, orders.document, order_buyers.document as buyer
        from orders left join order_buyers on order_buyers.order_ref = orders.ref
        where ${page.isIn} and outcome <> 'open'
          and ((first_visit <= ${day} and last_visit >= ${day}) or ${admittedOn(dialect, day)})`.execute(db);
      const orders = rows.map(({ buyer, ...row }) => ({
        order: orderIn(row),
        buyer: buyer === null ? undefined : readPerson(buyer),
      }));
      return ok({ orders, last: page.last });
    }),
});
