import type { Action } from '../actions/action.ts';

/** Removes a cart that the provider refuses, so that the next addition starts a new one. */
export const startNewCart: Action<'startNewCart'> = async (start) => {
  start();
  return { kind: 'done', cart: 'none' };
};
