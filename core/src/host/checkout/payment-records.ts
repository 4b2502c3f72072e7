import type { Instant } from '../../dates/instant.ts';
import type { AttemptId, OrderRef } from '../../ids.ts';
import { change } from '../record-maps.ts';
import type { HostState } from '../state.ts';
import type { AttemptName, HostAttempt, HostOrder } from './host-order.ts';

/** The state with an attempt changed. An unknown attempt is a bug and throws. */
export const changeAttempt = (
  state: HostState,
  id: AttemptId,
  to: (attempt: HostAttempt) => HostAttempt,
): HostState => ({ ...state, attempts: change(state.attempts, id, to) });

/** Ends an attempt: it is not queried any more. */
export const ended =
  (as: AttemptName) =>
  ({ askAt: _, ...attempt }: HostAttempt): HostAttempt => ({ ...attempt, state: as });

/** Schedules the next query of an attempt. */
export const askAgain = (state: HostState, id: AttemptId, askAt: Instant): HostState =>
  changeAttempt(state, id, (attempt) => ({ ...attempt, askAt }));

/** Marks an attempt for refund of all that it brings. */
export const refundDue = (state: HostState, id: AttemptId, askAt: Instant): HostState =>
  changeAttempt(state, id, (attempt) => ({ ...attempt, state: 'refunding', askAt, refundDueAt: askAt }));

/** The state with an order's outcome. */
export const withOutcome = (state: HostState, ref: OrderRef, outcome: HostOrder['outcome']): HostState => ({
  ...state,
  orders: change(state.orders, ref, (order) => ({ ...order, outcome })),
});

/** The state with a new payment status of an order; the reason of an earlier decline is dropped. */
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
