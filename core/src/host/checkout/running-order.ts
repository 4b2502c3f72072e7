import type { CartId } from '../../ids.ts';
import { attemptsOf, type HostState } from '../state.ts';
import type { HostOrder } from './host-order.ts';
import { isRunning } from './settlement.ts';

/** The order that a cart's running payment is for; none when none runs. */
export const runningOrder = (state: HostState, cartId: CartId): HostOrder | undefined => {
  const attempt = attemptsOf(state, cartId).find(isRunning);
  return attempt && state.orders.get(attempt.orderRef);
};
