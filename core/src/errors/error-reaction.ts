import { genericErrorKey } from './error-catalog.ts';
import { errorKey } from './error-key.ts';
import type { ShopError } from './shop-error.ts';

/** What was being done when it went wrong; checkout has rules of its own (R-ERROR-10 to R-ERROR-13). */
export type Activity = 'shopping' | 'checkoutData' | 'reservationCheck' | 'paymentStart';

/** What an error makes a driver do; `key` is the translation key of what to say. */
export type ErrorReaction =
  | { readonly type: 'tell'; readonly key: string }
  /** To the cart page, replacing history, and say it there. */
  | { readonly type: 'goToCart'; readonly key: string }
  /** Say it, send the cart-changed signal, go to the cart page. */
  | { readonly type: 'reloadCartAndGoToCart'; readonly key: string };

/** Expired tickets, gone or free in part, and another total lead to the reloaded cart wherever they show up (R-ERROR-3, D-SHOWN-TOTAL); the rest depends on the activity. */
export const reactionTo = (error: ShopError, during: Activity = 'shopping'): ErrorReaction => {
  if (changesCart(error)) {
    return { type: 'reloadCartAndGoToCart', key: errorKey(error) };
  }
  switch (during) {
    case 'shopping':
      return { type: 'tell', key: errorKey(error) };
    case 'reservationCheck':
      return { type: 'tell', key: genericErrorKey };
    case 'checkoutData':
      return { type: error.kind === 'unreachable' ? 'tell' : 'goToCart', key: errorKey(error) };
    case 'paymentStart':
      return { type: gotNoAnswer(error) ? 'tell' : 'goToCart', key: errorKey(error) };
  }
};

const changesCart = ({ kind }: ShopError): boolean =>
  kind === 'expiredTicketsDeleted' || kind === 'ticketsPartlyFree' || kind === 'totalChanged';

/** The same press again may find out what became of it. */
const gotNoAnswer = (error: ShopError): boolean =>
  error.kind === 'paymentUnconfirmed' ||
  (error.kind === 'unreachable' && (error.cause === 'network' || error.cause === 'timeout'));
