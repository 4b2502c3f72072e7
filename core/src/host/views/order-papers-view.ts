import type { OrderPapers } from '../../checkout/order-papers.ts';
import type { OrderKey } from '../../ids.ts';
import { type HostState, ticketsOfOrder } from '../state.ts';
import { paidOrderView } from './order-view.ts';

/** What the key of an order shows: all that its buyer may know. None for a key that opens nothing, and for an order that was never
 *  paid (D-ORDER-KEYS). */
export const orderPapersView = (state: HostState, key: OrderKey): OrderPapers | undefined => {
  const order = [...state.orders.values()].find(({ orderKey }) => orderKey === key);
  const person = order && state.orderBuyers.get(order.ref);
  if (order === undefined || person === undefined || order.outcome === 'open') return undefined;
  const tickets = order.outcome === 'completed' ? ticketsOfOrder(state, order.ref) : [];
  return {
    order: paidOrderView(order),
    language: order.language,
    buyerName: `${person.customer.firstName} ${person.customer.lastName}`,
    tickets: tickets.map(({ code, lineId, admitted }) => ({
      code,
      itemId: lineId,
      ...(admitted === undefined ? {} : { admittedAt: admitted.at }),
    })),
  };
};
