import type { CustomerFieldError } from '../customer/customer.ts';
import type { Cents } from '../money/cents.ts';

/** Translation key of the generic failure. */
export const genericErrorKey = 'Error';

/** The things that a provider can lack. */
export const missingThings = [
  'product',
  'cart',
  'cartItem',
  'order',
  'page',
  'media',
  'priceList',
  'upsell',
  'call',
] as const;
export type Missing = (typeof missingThings)[number];

/** Why a provider was unreachable. */
export const unreachableCauses = ['network', 'timeout', 'status', 'malformed', 'store'] as const;

/** Every expected failure, with the facts for its message. */
export type ShopError =
  /** Units of `left`: persons that would still fit. */
  | { readonly kind: 'capacityFull'; readonly left?: number }
  | { readonly kind: 'noItemsSelected' }
  | { readonly kind: 'dateNotSelected' }
  /** A request can have only one day. */
  | { readonly kind: 'severalDates' }
  | { readonly kind: 'seasonNotSelected' }
  /** The day has passed or is beyond the sale window, or the season is not sold. */
  | { readonly kind: 'periodNotOnSale' }
  | { readonly kind: 'priceChanged' }
  /** The cart's total differs from the one displayed to the buyer. Units: cents. */
  | { readonly kind: 'totalChanged'; readonly shown: Cents; readonly now: Cents }
  | { readonly kind: 'priceListDisabled' }
  /** `field`: the field. `expected`: the allowed values, in plain English for scripts and logs. */
  | { readonly kind: 'invalidInput'; readonly field: string; readonly expected: string }
  | { readonly kind: 'invalidCustomer'; readonly fields: readonly CustomerFieldError[] }
  | { readonly kind: 'customerMissing' }
  | { readonly kind: 'cartEmpty' }
  /** The browser refuses cookies, so it could not identify its cart in later requests. */
  | { readonly kind: 'cookiesRefused' }
  | { readonly kind: 'cartFrozen' }
  /** Units: maximum number of persons of a cart. */
  | { readonly kind: 'cartTooLarge'; readonly max: number }
  /** The client's network has the maximum number of unpaid places of a day or season. */
  | { readonly kind: 'tooManyUnpaidPlaces' }
  /** The client's network has opened the maximum number of carts for now. */
  | { readonly kind: 'tooManyCarts' }
  /** Units: maximum number of pieces of a cart. */
  | { readonly kind: 'tooManyGiftCards'; readonly max: number }
  /** Units: maximum total value of the gift cards of a cart, in cents. */
  | { readonly kind: 'giftCardsWorthTooMuch'; readonly max: Cents }
  /** Units: maximum number of pieces of a cart. */
  | { readonly kind: 'tooManyUpsells'; readonly max: number }
  | { readonly kind: 'expiredTicketsDeleted' }
  /** Tickets were removed from the cart because their day or season has passed; nothing else was lost. */
  | { readonly kind: 'ticketsOver' }
  /** Only some pieces of an expired line are still available: the visitor has to decide. */
  | { readonly kind: 'ticketsPartlyFree' }
  /** The places have been held up to the limit. */
  | { readonly kind: 'holdAtLimit' }
  /** The cart has no held places. */
  | { readonly kind: 'nothingHeld' }
  /** An unknown code, or one before its first day. */
  | { readonly kind: 'promoCodeInvalid' }
  /** The code of a gift card, which is redeemed at the ticket desk. */
  | { readonly kind: 'promoCodeOfGiftCard' }
  /** The code's last day has passed. */
  | { readonly kind: 'promoCodeExpired' }
  /** All uses of the code are taken; one may become available again. */
  | { readonly kind: 'promoCodeUsedUp' }
  /** The code does not reduce the total of the cart. */
  | { readonly kind: 'promoCodeNotApplicable' }
  /** The maximum number of codes was tried for this cart, or by this client; the next try is allowed in a minute. */
  | { readonly kind: 'tooManyPromoCodes' }
  | { readonly kind: 'reservationNotPossible' }
  /** The payment provider accepts no payment of so small an amount. */
  | { readonly kind: 'amountTooSmall' }
  | { readonly kind: 'paymentRefused' }
  /** The payment provider has not answered in time, so a payment may be open. Repeating the request finds out. */
  | { readonly kind: 'paymentUnconfirmed' }
  | { readonly kind: 'orderAlreadyPaid' }
  | { readonly kind: 'cancelIdMissing' }
  | { readonly kind: 'cancelFailed' }
  /** The refund has started, but the payment provider has not confirmed it yet. */
  | { readonly kind: 'cancelUnconfirmed' }
  | { readonly kind: 'loginFailed'; readonly message: string }
  /** Too many attempts for this account or from this client; the next one is allowed in a minute. */
  | { readonly kind: 'tooManyLogIns' }
  /** An account with this address exists. */
  | { readonly kind: 'emailTaken' }
  | { readonly kind: 'notFound'; readonly what: Missing }
  | { readonly kind: 'idempotencyKeyReused' }
  | { readonly kind: 'inProgress' }
  /** A code from a foreign provider that this shop does not know. */
  | { readonly kind: 'refusedByProvider'; readonly code: string }
  /** No usable answer: connection refused, too slow, interrupted, status 5xx, or not valid for its schema. */
  | { readonly kind: 'unreachable'; readonly cause: (typeof unreachableCauses)[number] };

export type ShopErrorKind = ShopError['kind'];

/** The errors of some kinds, for example those of one call. */
export type ErrorOf<Kind extends ShopErrorKind> = Extract<ShopError, { readonly kind: Kind }>;
