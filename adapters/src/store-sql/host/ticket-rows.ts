import type { HostTicket, Person } from '@shop/core/host/checkout/host-order';
import type { CartId, OrderRef } from '@shop/core/ids';
import type { Selectable } from 'kysely';
import type { Db } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type { OrderTickets } from '../tables/checkout-tables.ts';
import { personOf } from './order-rows.ts';

export const ticketOf = (row: Selectable<OrderTickets>): HostTicket => ({
  code: row.code,
  orderRef: row.order_ref,
  lineId: row.line_id,
  number: row.number,
  ...(row.admitted_at === null || row.admitted_on === null
    ? {}
    : { admitted: { at: row.admitted_at, on: row.admitted_on } }),
});

export const ticketRow = (ticket: HostTicket): OrderTickets => ({
  code: ticket.code,
  order_ref: ticket.orderRef,
  line_id: ticket.lineId,
  number: ticket.number,
  admitted_at: ticket.admitted?.at ?? null,
  admitted_on: ticket.admitted?.on ?? null,
});

export type LoadedPapers = {
  readonly persons: ReadonlyMap<OrderRef, Person>;
  readonly tickets: readonly HostTicket[];
};

const selectPersons = preparedQuery<{ cartId: CartId }>()((db, slot) =>
  db
    .selectFrom('order_buyers')
    .innerJoin('orders', 'orders.ref', 'order_buyers.order_ref')
    .selectAll('order_buyers')
    .where('orders.cart_id', '=', slot('cartId')),
);

const selectTickets = preparedQuery<{ cartId: CartId }>()((db, slot) =>
  db
    .selectFrom('order_tickets')
    .innerJoin('orders', 'orders.ref', 'order_tickets.order_ref')
    .selectAll('order_tickets')
    .where('orders.cart_id', '=', slot('cartId')),
);

/** Who bought a cart's orders, and their tickets. */
export const loadPapers = async (db: Db, cartId: CartId): Promise<LoadedPapers> => {
  const [{ rows: persons }, { rows: tickets }] = await Promise.all([
    selectPersons(db, { cartId }),
    selectTickets(db, { cartId }),
  ]);
  return { persons: new Map(persons.map((row) => [row.order_ref, personOf(row)])), tickets: tickets.map(ticketOf) };
};
