import { genericErrorKey } from './error-catalog.ts';
import { errorKey } from './error-key.ts';
import type { ShopError } from './shop-error.ts';

/** How a call failed, as far as it matters to whoever waits for its answer. */
type Failure =
  /** Lines, promo code or total of the cart are other ones than the visitor saw (R-ERROR-3, D-SHOWN-TOTAL). */
  | 'cartChanged'
  /** The shop said no. */
  | 'refused'
  /** The provider said no, and nobody here knows why. */
  | 'unexplained'
  /** An answer came that is none: 5xx, off its schema. */
  | 'noUse'
  /** None came; the same press again may find out what became of it. */
  | 'noAnswer';

type ReactionType = 'toast' | 'genericToast' | 'goToCart' | 'reloadCartAndGoToCart' | 'alert' | 'silent';

const always = <Type extends ReactionType>(type: Type) => ({
  cartChanged: type,
  refused: type,
  unexplained: type,
  noUse: type,
  noAnswer: type,
});

/** What an error makes a driver do, by what was being done: the whole of the error catalog's reactions (R-ERROR-1 to R-ERROR-16). A
 *  toast is told where the visitor is; to the cart page history is replaced and the error is told there; an alert stays on the page,
 *  as a red box or in the words of the page itself. */
export const errorReactions = {
  shopping: { ...always('toast'), cartChanged: 'reloadCartAndGoToCart' },
  checkoutData: {
    cartChanged: 'reloadCartAndGoToCart',
    refused: 'goToCart',
    unexplained: 'goToCart',
    noUse: 'toast',
    noAnswer: 'toast',
  },
  customerSave: { ...always('toast'), cartChanged: 'reloadCartAndGoToCart', refused: 'goToCart' },
  reservationCheck: { ...always('genericToast'), cartChanged: 'reloadCartAndGoToCart' },
  paymentStart: { ...always('goToCart'), cartChanged: 'reloadCartAndGoToCart', noAnswer: 'toast' },
  logIn: always('alert'),
  cancellation: always('alert'),
  profile: always('silent'),
  translations: always('silent'),
} as const satisfies Readonly<Record<string, Readonly<Record<Failure, ReactionType>>>>;

/** What was being done when it went wrong, and may lead to the cart. */
export type Activity = 'shopping' | 'checkoutData' | 'customerSave' | 'reservationCheck' | 'paymentStart';

/** What a visitor who has a cart is led to; `key` is the translation key of what to say. */
export type ErrorReaction = {
  readonly type: 'toast' | 'goToCart' | 'reloadCartAndGoToCart';
  readonly key: string;
};

export const reactionTo = (error: ShopError, during: Activity = 'shopping'): ErrorReaction => {
  const type = errorReactions[during][failureOf(error)];
  return type === 'genericToast' ? { type: 'toast', key: genericErrorKey } : { type, key: errorKey(error) };
};

const failureOf = (error: ShopError): Failure => {
  switch (error.kind) {
    case 'expiredTicketsDeleted':
    case 'ticketsPartlyFree':
    case 'totalChanged':
      return 'cartChanged';
    case 'paymentUnconfirmed':
      return 'noAnswer';
    case 'refusedByProvider':
      return 'unexplained';
    case 'unreachable':
      return error.cause === 'network' || error.cause === 'timeout' ? 'noAnswer' : 'noUse';
  }
  return 'refused';
};
