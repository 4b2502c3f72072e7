import type { Action, Outcome } from '../actions/action.ts';

/** Takes the expired places of the cart again, by the call with which the page of personal data opens. When not all of
 *  them are free any more, the cart page says which. */
export const holdAgain: Action<'loadCustomer'> = async (load, _fields, { language }) =>
  load(language).match(
    (): Outcome => ({ kind: 'done', cart: 'changed' }),
    (error): Outcome => ({
      kind: 'refused',
      error,
      during: 'checkoutData',
      hasNoMessagePlace: true,
      cart: 'changed',
    }),
  );
