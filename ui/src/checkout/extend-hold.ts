import type { Action, Outcome } from '../actions/action.ts';

/** Keeps the places of the cart for another while; the cart shows until when. */
export const extendHold: Action<'extendHold'> = async (extend, _fields, { language }) =>
  extend(language).match(
    (cart): Outcome => ({ kind: 'done', cart }),
    (error): Outcome => ({ kind: 'refused', error, hasNoPlace: true, cart: 'changed' }),
  );
