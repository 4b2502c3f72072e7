import type { Action, Outcome } from '../actions/action.ts';

/** Extends the holds of the cart; the cart then contains their new end. */
export const extendHold: Action<'extendHold'> = async (extend, _fields, { language }) =>
  extend(language).match(
    (cart): Outcome => ({ kind: 'done', cart }),
    (error): Outcome => ({ kind: 'refused', error, hasNoMessagePlace: true, cart: 'changed' }),
  );
