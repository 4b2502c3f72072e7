import type { OrderPapers } from '../../checkout/order-papers.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { OrderKey } from '../../ids.ts';
import { isPaidBack, isUsed } from '../checkout/used-order.ts';
import { type HostState, ticketsOfOrder } from '../state.ts';
import { paidOrderView } from './order-view.ts';

/** What the key of an order shows: all that its buyer may know. None for a key that opens nothing, and for an order that was never
 *  paid (D-ORDER-KEYS). No codes and no way to cancel once its money goes back, and no way to cancel what was used (D-CANCEL-USED). */
export const orderPapersView = (state: HostState, key: OrderKey, today: LocalDate): OrderPapers | undefined => {
  const order = [...state.orders.values()].find(({ orderKey }) => orderKey === key);
  const person = order && state.orderBuyers.get(order.ref);
  if (order === undefined || person === undefined || order.outcome === 'open') return undefined;
  const isGood = order.outcome === 'completed' && !isPaidBack(state, order);
  const tickets = isGood ? ticketsOfOrder(state, order.ref) : [];
  const { cancelId, ...shown } = paidOrderView(order);
  const isCancelable = cancelId !== undefined && isGood && !isUsed(state, order, today);
  return {
    order: isCancelable ? { ...shown, cancelId } : shown,
    language: order.language,
    buyerName: `${person.customer.firstName} ${person.customer.lastName}`,
    tickets: tickets.map(({ code, lineId, admitted }) => ({
      code,
      itemId: lineId,
      ...(admitted === undefined ? {} : { admittedAt: admitted.at }),
    })),
  };
};
