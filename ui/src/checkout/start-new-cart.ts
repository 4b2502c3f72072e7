import type { Action } from '../actions/action.ts';

/** Forgets a cart that the provider refuses. */
export const startNewCart: Action<'startNewCart'> = async (start) => {
  start();
  return { kind: 'done', cart: 'none' };
};
