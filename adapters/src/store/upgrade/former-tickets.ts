import type { CartLine } from '@shop/core/cart/cart-line';
import { dayIn } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import { type CartItemId, type OrderRef, pressKey, type TicketCode } from '@shop/core/ids';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { soldAs } from '@shop/core/seller/checkout/new-tickets';
import type { SellerTicket } from '@shop/core/seller/checkout/seller-ticket';
import * as z from 'zod/mini';
import { resortZone } from '../../platform/clock/clocks.ts';
import { count, moment, text } from '../stored/document.ts';
import type { Bought } from './former-catalogs.ts';
import { type FormerTable, rowsBetween, unreadable } from './former-rows.ts';

const ticketRow = z.object({
  code: text<TicketCode>(),
  order_ref: text<OrderRef>(),
  line_id: text<CartItemId>(),
  number: count,
  admitted_at: z.nullable(moment),
  admitted_on: z.nullable(text<LocalDate>()),
});
export type TicketRow = z.output<typeof ticketRow>;

const tickets: FormerTable<TicketRow> = { name: 'order_tickets', key: ['order_ref', 'number'], row: ticketRow };

export const ticketsBetween = rowsBetween(tickets, 'where order_ref between $1 and $2 order by order_ref, number');

/** Returns the unused ticket or card. Papers of release 0.2.0 named the last day of a ticket, but none of a card. */
const sold = (row: TicketRow, item: CartLine | undefined, catalog: SellerCatalog, boughtOn: LocalDate) => {
  if (item === undefined || item.kind === 'upsell')
    throw unreadable(tickets.name, [row.order_ref, row.number], 'its line is no ticket and no card');
  const as = soldAs(catalog, item, boughtOn);
  return item.kind === 'ticket' ? as : { ...as, lastDay: undefined };
};

/** Returns a sold ticket or card. Release 0.2.0 stored only whether it was used, so a used card is spent completely. */
export const ticketOf = (row: TicketRow, { content, placed_at }: Bought, catalog: SellerCatalog): SellerTicket => {
  const { code, line_id: cartItemId, number, admitted_at: at, admitted_on: on } = row;
  const item = content.items.find(({ cartItemId: id }) => id === cartItemId);
  const unused = { code, cartItemId, number, ...sold(row, item, catalog, dayIn(resortZone, placed_at)) };
  if (at === null || on === null) return unused;
  const key = pressKey('upgrade');
  return unused.kind === 'entry'
    ? { ...unused, visitsMade: 1, newestVisits: [{ key, at, on }] }
    : { ...unused, redemptions: [{ key, at, amount: unused.value, by: 'door' }] };
};
