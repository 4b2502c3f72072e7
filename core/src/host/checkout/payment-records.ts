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

/** An attempt that has ended: the provider is not asked about it again. */
export const ended =
  (as: AttemptName) =>
  ({ askAt: _, ...attempt }: HostAttempt): HostAttempt => ({ ...attempt, state: as });

/** The provider is asked about the attempt again at a moment. */
export const askAgain = (state: HostState, id: AttemptId, askAt: Instant): HostState =>
  changeAttempt(state, id, (attempt) => ({ ...attempt, askAt }));

/** Everything that the attempt brings is to be refunded from a moment on. */
export const refundDue = (state: HostState, id: AttemptId, askAt: Instant): HostState =>
  changeAttempt(state, id, (attempt) => ({ ...attempt, state: 'refunding', askAt, refundDueAt: askAt }));

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
