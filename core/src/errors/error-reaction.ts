import { errorKey, genericErrorKey } from './error-catalog.ts';
import type { ShopError } from './shop-error.ts';

/** How a call failed, as far as its caller is concerned. */
type Failure =
  /** Lines, promo code or total of the cart are other ones than the visitor saw. */
  | 'cartChanged'
  /** The cart, or what was to be changed of it, is not there any more. */
  | 'gone'
  /** Typed data break rules, listed by field. */
  | 'fields'
  /** The shop refused. */
  | 'refused'
  /** The provider refused for an unknown reason. */
  | 'unexplained'
  /** An answer came that is none: 5xx, off its schema. */
  | 'noUse'
  /** None came; the same press again may find out what became of it. */
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

const always = (type: ReactionType): Row => ({
  cartChanged: type,
  gone: type,
  fields: type,
  refused: type,
  unexplained: type,
  noUse: type,
  noAnswer: type,
});

/** What the visitor's cart has to do with: a cart that changed leads to it. */
const withCart = (type: ReactionType, more: Partial<Row> = {}): Row => ({
  ...always(type),
  cartChanged: 'reloadCartAndGoToCart',
  ...more,
});

/** How a driver reacts to an error, by the operation: all reactions of the catalog, which
 *  drivers look up and never decide. A toast is shown at once, and its text stays beside the field or line if there is
 *  a place; a way to the cart replaces history and shows the error there, or nothing; an alert stays on the page, as a
 *  box, beside its field, or in the page's own words. */
export const errorReactions = {
  shopping: withCart('toast'),
  cartLine: withCart('toast', { gone: 'changedElsewhere' }),
  promoCode: withCart('toast'),
  upsell: withCart('toast'),
  checkoutData: withCart('goToCart', { gone: 'goToCartQuietly', noUse: 'alert', noAnswer: 'alert' }),
  customerSave: withCart('toast', { gone: 'goToCartQuietly', fields: 'alert' }),
  reservationCheck: withCart('genericToast', { gone: 'goToCartQuietly' }),
  paymentStart: withCart('goToCart', { noAnswer: 'toast' }),
  logIn: always('alert'),
  cancellation: always('alert'),
  profile: always('silent'),
  translations: always('silent'),
};

/** What was being done when it went wrong. */
export type Activity = keyof typeof errorReactions;

/** A driver's reaction; `key` is the translation key of its message, if any. */
export type ErrorReaction = { readonly type: Exclude<ReactionType, 'genericToast'>; readonly key: string };

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
