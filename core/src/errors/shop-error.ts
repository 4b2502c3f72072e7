import type { CustomerFieldError } from '../customer/customer.ts';
import type { Cents } from '../money/cents.ts';

/** A requested thing that the provider does not have. */
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

/** Why a provider was out of reach. */
export const unreachableCauses = ['network', 'timeout', 'status', 'malformed', 'store'] as const;

/** Every expected failure, with the facts that a message needs. */
export type ShopError =
  /** Units of `left`: persons that would still fit. */
  | { readonly kind: 'capacityFull'; readonly left?: number }
  | { readonly kind: 'noItemsSelected' }
  | { readonly kind: 'dateNotSelected' }
  /** One request is for one day. */
  | { readonly kind: 'severalDates' }
  | { readonly kind: 'seasonNotSelected' }
  /** The day is past, beyond the sale window, or the season is not sold. */
  | { readonly kind: 'periodNotOnSale' }
  | { readonly kind: 'priceChanged' }
  /** A cart costs something else than the buyer was shown. Units: cents. */
  | { readonly kind: 'totalChanged'; readonly shown: Cents; readonly now: Cents }
  | { readonly kind: 'priceListDisabled' }
  /** `field` is where, `expected` what is allowed, in plain English for scripts and logs. */
  | { readonly kind: 'invalidInput'; readonly field: string; readonly expected: string }
  | { readonly kind: 'invalidCustomer'; readonly fields: readonly CustomerFieldError[] }
  | { readonly kind: 'customerMissing' }
  | { readonly kind: 'cartEmpty' }
  /** The browser refuses cookies, so it could not name its cart again. */
  | { readonly kind: 'cookiesRefused' }
  | { readonly kind: 'cartFrozen' }
  /** Units: persons that one cart may hold at most. */
  | { readonly kind: 'cartTooLarge'; readonly max: number }
  /** The client's network has as many unpaid places of a day or season as it may. */
  | { readonly kind: 'tooManyUnpaidPlaces' }
  /** The client's network has opened as many carts as it may for now. */
  | { readonly kind: 'tooManyCarts' }
  /** Units: pieces that one cart may hold at most. */
  | { readonly kind: 'tooManyGiftCards'; readonly max: number }
  /** Units: cents that the gift cards of one cart may be worth together at most. */
  | { readonly kind: 'giftCardsWorthTooMuch'; readonly max: Cents }
  /** Units: pieces that one cart may hold at most. */
  | { readonly kind: 'tooManyUpsells'; readonly max: number }
  | { readonly kind: 'expiredTicketsDeleted' }
  /** Tickets left the cart whose day or season is over; nothing else was lost. */
  | { readonly kind: 'ticketsOver' }
  /** Of an expired line only a part is still free: whose it is decides. */
  | { readonly kind: 'ticketsPartlyFree' }
  /** The places are kept for as long as they may be. */
  | { readonly kind: 'holdAtLimit' }
  /** No places of the cart are kept any more, or it has none. */
  | { readonly kind: 'nothingHeld' }
  /** An unknown code, or one before its first day. */
  | { readonly kind: 'promoCodeInvalid' }
  /** The code of a gift card, which is redeemed at the ticket desk. */
  | { readonly kind: 'promoCodeOfGiftCard' }
  /** Its last day is over. */
  | { readonly kind: 'promoCodeExpired' }
  /** All its uses are taken; one may come free again. */
  | { readonly kind: 'promoCodeUsedUp' }
  /** It takes nothing off what is in the cart. */
  | { readonly kind: 'promoCodeNotApplicable' }
  /** So many codes were tried for this cart, or by this client, that one has to wait a minute. */
  | { readonly kind: 'tooManyPromoCodes' }
  | { readonly kind: 'reservationNotPossible' }
  | { readonly kind: 'paymentRefused' }
  /** The payment provider has not answered in time: a payment may be open. The same request again finds out. */
  | { readonly kind: 'paymentUnconfirmed' }
  | { readonly kind: 'orderAlreadyPaid' }
  | { readonly kind: 'cancelIdMissing' }
  | { readonly kind: 'cancelFailed' }
  /** The refund is under way, but the payment provider has not confirmed it yet. */
  | { readonly kind: 'cancelUnconfirmed' }
  | { readonly kind: 'loginFailed'; readonly message: string }
  /** Too many attempts for this account or from this client; the next one is allowed in a minute. */
  | { readonly kind: 'tooManyLogIns' }
  /** An account has this address. */
  | { readonly kind: 'emailTaken' }
  | { readonly kind: 'notFound'; readonly what: Missing }
  | { readonly kind: 'idempotencyKeyReused' }
  | { readonly kind: 'inProgress' }
  /** A code that this shop does not know, from a provider that does. */
  | { readonly kind: 'refusedByProvider'; readonly code: string }
  /** No usable answer: refused, too slow, cut off, 5xx, or off its schema. */
  | { readonly kind: 'unreachable'; readonly cause: (typeof unreachableCauses)[number] };

export type ShopErrorKind = ShopError['kind'];

/** The errors of some kinds alone: what one call can answer. */
export type ErrorOf<Kind extends ShopErrorKind> = Extract<ShopError, { readonly kind: Kind }>;
