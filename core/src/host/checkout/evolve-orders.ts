import type { OrderRef } from '../../ids.ts';
import type { OrderChange } from '../changes.ts';
import { change as changed, put, without } from '../record-maps.ts';
import type { HostState } from '../state.ts';
import type { HostOrder } from './host-order.ts';

const withOrder = (state: HostState, ref: OrderRef, news: Partial<HostOrder>): HostState => ({
  ...state,
  orders: changed(state.orders, ref, (order) => ({ ...order, ...news })),
});

/** With another word about its payment: what was said of an earlier one is over. */
const withStatus = (state: HostState, ref: OrderRef, news: Partial<HostOrder>): HostState => ({
  ...state,
  orders: changed(state.orders, ref, ({ declineReason: _, ...order }) => ({ ...order, ...news })),
});

/** Orders after a change. */
export const evolveOrders = (state: HostState, change: OrderChange): HostState => {
  switch (change.type) {
    case 'orderPlaced': {
      const { order, person } = change;
      const orderBuyers = put(state.orderBuyers, order.ref, person);
      return { ...state, orders: put(state.orders, order.ref, order), orderBuyers };
    }
    case 'orderTriedAgain': {
      const { ref, person, language } = change;
      const again = withStatus(state, ref, { status: 'initializing', language });
      return { ...again, orderBuyers: put(state.orderBuyers, ref, person) };
    }
    case 'ticketsIssued': {
      const { ref, orderKey, tickets } = change;
      const issued = withOrder(state, ref, { orderKey });
      return { ...issued, tickets: new Map([...state.tickets, ...tickets.map((one) => [one.code, one] as const)]) };
    }
    case 'ticketAdmitted': {
      const { code, at, on } = change;
      return { ...state, tickets: changed(state.tickets, code, (one) => ({ ...one, admitted: { at, on } })) };
    }
    case 'orderNumberGiven':
      return { ...state, orderNumbers: put(state.orderNumbers, change.year, change.last) };
    case 'orderStatusTold': {
      const { ref, status, why } = change;
      return withStatus(state, ref, { status, ...(why === undefined ? {} : { declineReason: why }) });
    }
    case 'orderCompleted': {
      const { ref, paidAttempt } = change;
      const paid = paidAttempt === undefined ? {} : { paidAttempt };
      return withStatus(state, ref, { outcome: 'completed', status: 'completed', ...paid });
    }
    case 'orderRefunded':
      return withStatus(state, change.ref, { outcome: 'refunded', status: 'error' });
    case 'orderCanceled':
      return withOrder(state, change.ref, { outcome: 'canceled' });
    case 'buyerForgotten':
      return { ...state, orderBuyers: without(state.orderBuyers, change.ref) };
  }
};
