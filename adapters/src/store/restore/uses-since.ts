import { dayIn, instant } from '@shop/core/dates/instant';
import type { OrderRef, TicketCode } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { laterUseRows, withLaterUses } from '@shop/core/seller/checkout/later-uses';
import type { SellerOrder } from '@shop/core/seller/checkout/seller-order';
import type { SellerTicket } from '@shop/core/seller/checkout/seller-ticket';
import type { LogRow } from '@shop/core/seller/log/log-row';
import type { UsesSince } from '@shop/core/seller/views/shop-copy';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { loadLog } from '../seller/log-rows.ts';
import { type OrderRow, orderIn } from '../seller/order-rows.ts';

/** Uses of tickets and value cards since a backup: their orders, the tickets in their current state, and the new
 *  rows of the log. */
export type LaterUses = {
  readonly orders: readonly OrderRef[];
  readonly tickets: ReadonlyMap<TicketCode, SellerTicket>;
  readonly log: readonly LogRow[];
};

/** Number of orders compared at a time. */
const pageSize = 500;

/** Documents as text: most are equal and need not be parsed. */
type TextRow = OrderRow & { readonly ref: OrderRef; readonly document: string };

const pageBehind = async (db: Db, ref: string): Promise<readonly TextRow[]> =>
  (
    await sql<TextRow>`select ref, revision, cast(document as text) as document from orders
      where ref > ${ref} order by ref limit ${pageSize}`.execute(db)
  ).rows;

const documentsOf = async (db: Db, page: readonly TextRow[]): Promise<ReadonlyMap<OrderRef, TextRow>> => {
  const refs = sql.join(page.map(({ ref }) => sql`${ref}`));
  const { rows } = await sql<TextRow>`select ref, revision, cast(document as text) as document from orders
    where ref in (${refs})`.execute(db);
  return new Map(rows.map((row) => [row.ref, row]));
};

/** Returns the uses in a shop since its backup. Throws when the shop cannot be read. */
export const usesBeyond = async (shop: Db, backup: Db, dialect: SqlDialectName): Promise<LaterUses> => {
  const orders: OrderRef[] = [];
  const tickets = new Map<TicketCode, SellerTicket>();
  const log: LogRow[] = [];
  const compare = async (before: SellerOrder, now: SellerOrder): Promise<void> => {
    const ofOrder = new Map(now.tickets.map((ticket) => [ticket.code, ticket]));
    const next = withLaterUses(before, ofOrder);
    if (next === before) return;
    orders.push(now.ref);
    for (const [code, ticket] of ofOrder) tickets.set(code, ticket);
    log.push(...laterUseRows(before, next, await loadLog(shop, dialect, now.cartId)));
  };
  let page = await pageBehind(shop, '');
  while (page.length > 0) {
    const known = await documentsOf(backup, page);
    for (const row of page) {
      const was = known.get(row.ref);
      if (was !== undefined && was.document !== row.document) await compare(orderIn(was), orderIn(row));
    }
    page = await pageBehind(shop, page.at(-1)?.ref ?? '');
  }
  return { orders, tickets, log };
};

/** Returns the query for the number of tickets that are valid on a day between `first` and `last` and have a visit
 *  left. */
const usableTickets = (first: string, last: string) => ({
  sqlite: sql`select count(*) from orders, json_each(orders.document, '$.tickets') as ticket
    where outcome = 'completed' and ticket.value ->> '$.kind' = 'entry'
      and coalesce(ticket.value ->> '$.firstDay', '') <= ${last}
      and coalesce(ticket.value ->> '$.lastDay', '9999') >= ${first}
      and coalesce(ticket.value ->> '$.visitsMade' < ticket.value ->> '$.visits', true)`,
  postgres: sql`select count(*) from orders, jsonb_array_elements(orders.document -> 'tickets') as ticket
    where outcome = 'completed' and ticket ->> 'kind' = 'entry'
      and coalesce(ticket ->> 'firstDay', '') <= ${last} and coalesce(ticket ->> 'lastDay', '9999') >= ${first}
      and coalesce((ticket ->> 'visitsMade')::int < (ticket ->> 'visits')::int, true)`,
});

/** Returns the number of tickets and value cards of a backup that may have been used since its last entry. */
export const usableSince = async (db: Db, dialect: SqlDialectName, clock: ClockPort): Promise<UsesSince> => {
  const entry = await sql<{ at: number }>`select
    coalesce((select max(at) from command_log), 0) as at union all select coalesce(max(placed_at), 0) from orders
    order by 1 desc`.execute(db);
  const since = instant(entry.rows[0]?.at ?? 0);
  const day = dayIn(clock.zone, since);
  const {
    rows: [usable],
  } = await sql<{ tickets: number; cards: number }>`select
    (${usableTickets(day, clock.today())[dialect]}) as tickets,
    (select count(*) from cards where spent < value and coalesce(ends_on, '9999') >= ${day}) as cards`.execute(db);
  return { type: 'unknown', since, tickets: usable?.tickets ?? 0, cards: usable?.cards ?? 0 };
};
