import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { dayIn, instant } from '@shop/core/dates/instant';
import type { TicketCode } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { SellerTicket } from '@shop/core/seller/checkout/seller-ticket';
import type { UsesSince } from '@shop/core/seller/views/kept-shop';
import { sql } from 'kysely';
import type { Db } from '../store-sql/database/database.ts';
import { readOrder } from '../store-sql/stored/order-document.ts';

/** Orders that differ from the backup's, of which something is used; of many orders few do. */
const changedOrders = `select later.document from main.orders as later join backup.orders as was on was.ref = later.ref
  where later.document <> was.document and exists (
    select 1 from json_each(later.document, '$.tickets') as ticket
    where ticket.value ->> '$.visitsMade' > 0 or json_array_length(ticket.value, '$.redemptions') > 0)`;

/** The tickets and value cards of a shop's file, of whose orders something was used and which a backup has otherwise;
 *  nothing where the file cannot be read to its end. */
export const ticketsUsedSince = (backup: string, file: string): ReadonlyMap<TicketCode, SellerTicket> | undefined => {
  if (!existsSync(file)) return undefined;
  try {
    const connection = new DatabaseSync(file, { readOnly: true });
    try {
      connection.prepare('attach ? as backup').run(backup);
      const tickets = new Map<TicketCode, SellerTicket>();
      for (const { document } of connection.prepare(changedOrders).iterate())
        for (const ticket of readOrder(document).tickets) tickets.set(ticket.code, ticket);
      return tickets;
    } finally {
      connection.close();
    }
  } catch {
    return undefined;
  }
};

/** How many tickets and value cards a backup has of which something may have been used since it was made: since its
 *  last entry. */
export const usableSince = async (db: Db, clock: ClockPort): Promise<UsesSince> => {
  const entry = await sql<{ at: number }>`select max(
    coalesce((select max(at) from command_log), 0), coalesce((select max(placed_at) from orders), 0)) as at`.execute(
    db,
  );
  const since = instant(entry.rows[0]?.at ?? 0);
  const day = dayIn(clock.zone, since);
  const {
    rows: [usable],
  } = await sql<{ tickets: number; cards: number }>`select
    (select count(*) from orders, json_each(orders.document, '$.tickets') as ticket
      where outcome = 'completed' and ticket.value ->> '$.kind' = 'entry'
        and coalesce(ticket.value ->> '$.firstDay', '') <= ${clock.today()}
        and coalesce(ticket.value ->> '$.lastDay', '9999') >= ${day}
        and coalesce(ticket.value ->> '$.visitsMade' < ticket.value ->> '$.visits', true)) as tickets,
    (select count(*) from cards where spent < value and coalesce(ends_on, '9999') >= ${day}) as cards`.execute(db);
  return { type: 'unknown', since, tickets: usable?.tickets ?? 0, cards: usable?.cards ?? 0 };
};
