import { errorKey } from './error-catalog.ts';
import { genericErrorKey, type ShopError } from './shop-error.ts';

/** How a call failed, from the view of its caller. */
type Failure =
  /** Lines, promo code or total of the cart differ from those displayed to the visitor. */
  | 'cartChanged'
  /** The cart, or the part of it to change, does not exist any more. */
  | 'gone'
  /** What the visitor typed or chose in the form is missing or invalid. */
  | 'fields'
  /** The shop refused. */
  | 'refused'
  /** The provider refused for an unknown reason. */
  | 'unexplained'
  /** The answer was not usable: status 5xx, or not valid for its schema. */
  | 'noUse'
  /** There was no answer; repeating the request can find out the result. */
  | 'noAnswer';

export type ReactionType =
  | 'toast'
  | 'genericToast'
  | 'goToCart'
  | 'goToCartQuietly'
  | 'reloadCartAndGoToCart'
  | 'changedElsewhere'
  | 'alert'
  | 'silent';

type Row = Readonly<Record<Failure, ReactionType>>;

const sameReaction = (type: ReactionType): Row => ({
  cartChanged: type,
  gone: type,
  fields: type,
  refused: type,
  unexplained: type,
  noUse: type,
  noAnswer: type,
});

/** Returns the reactions of an operation on the visitor's cart: a cart that changed is loaded again and displayed. */
const withCart = (type: ReactionType, more: Partial<Row> = {}): Row => ({
  ...sameReaction(type),
  cartChanged: 'reloadCartAndGoToCart',
  ...more,
});

/** The reaction of a driver to an error, by the operation that failed. Drivers look all reactions up in this table. A
 *  toast is displayed at once; beside the control stands at most the limit that it is about. A way to the cart
 *  replaces the history entry and displays the error there, or nothing. An alert stays on the page, as a box, at its
 *  field, or in the page's own text. */
export const errorReactions = {
  shopping: withCart('toast', { fields: 'alert' }),
  cartLine: withCart('toast', { gone: 'changedElsewhere', fields: 'alert' }),
  promoCode: withCart('toast', { fields: 'alert' }),
  upsell: withCart('toast', { fields: 'alert' }),
  checkoutData: withCart('goToCart', { gone: 'goToCartQuietly', noUse: 'alert', noAnswer: 'alert' }),
  customerSave: withCart('toast', { gone: 'goToCartQuietly', fields: 'alert' }),
  reservationCheck: withCart('genericToast', { gone: 'goToCartQuietly' }),
  paymentStart: withCart('goToCart', { noAnswer: 'toast' }),
  logIn: sameReaction('alert'),
  cancellation: sameReaction('alert'),
  profile: sameReaction('silent'),
};

/** The operation that failed. */
export type Activity = keyof typeof errorReactions;

/** A driver's reaction; `key` is the translation key of its message. */
export type ErrorReaction = { readonly type: Exclude<ReactionType, 'genericToast'>; readonly key: string };

/** Returns the reaction to an error of an operation, and the translation key of its message. */
export const reactionTo = (error: ShopError, during: Activity = 'shopping'): ErrorReaction => {
  const type = errorReactions[during][failureOf(error)];
  return type === 'genericToast' ? { type: 'toast', key: genericErrorKey } : { type, key: errorKey(error) };
};

const failureOf = (error: ShopError): Failure => {
  switch (error.kind) {
    case 'expiredTicketsDeleted':
    case 'ticketsOver':
    case 'ticketsPartlyFree':
    case 'totalChanged':
      return 'cartChanged';
    case 'invalidCustomer':
    case 'invalidInput':
    case 'noItemsSelected':
    case 'dateNotSelected':
    case 'seasonNotSelected':
      return 'fields';
    case 'notFound':
      return error.what === 'cart' || error.what === 'cartItem' ? 'gone' : 'refused';
    case 'paymentUnconfirmed':
      return 'noAnswer';
    case 'refusedByProvider':
      return 'unexplained';
    case 'unreachable':
      return error.cause === 'network' || error.cause === 'timeout' ? 'noAnswer' : 'noUse';
  }
  return 'refused';
};
