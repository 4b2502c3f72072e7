import type { OrderRef } from '../../ids.ts';
import { change } from '../record-maps.ts';
import type { HostState } from '../state.ts';
import type { HostOrder } from './host-order.ts';

/** The state with an order's outcome. */
export const withOutcome = (state: HostState, ref: OrderRef, outcome: HostOrder['outcome']): HostState => ({
  ...state,
  orders: change(state.orders, ref, (order) => ({ ...order, outcome })),
});

/** The state with the word on an order's payment, in place of the word on an earlier one. */
export const withStatus = (
  state: HostState,
  ref: OrderRef,
  news: Pick<HostOrder, 'status'> & Partial<Pick<HostOrder, 'declineReason' | 'language' | 'outcome' | 'paidAttempt'>>,
): HostState => ({
  ...state,
  orders: change(state.orders, ref, ({ declineReason: _, ...order }) => ({ ...order, ...news })),
});

/** The order is over: its money goes back. */
export const refundOrder = (state: HostState, ref: OrderRef): HostState =>
  withStatus(state, ref, { outcome: 'refunded', status: 'error' });
