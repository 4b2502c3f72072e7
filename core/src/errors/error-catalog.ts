import { genericErrorKey, type ShopError, type ShopErrorKind } from './shop-error.ts';

/** The type of a refusal, from which the HTTP status and the exit code of a command follow. */
export type RefusalType =
  /** The request is malformed. */
  | 'badForm'
  /** A rule of the shop refuses. */
  | 'rule'
  /** The same change is running already. */
  | 'running'
  /** The idempotency key was used for another change. */
  | 'keyReused'
  /** No answer, or no usable one. */
  | 'outOfReach';

type Entry = {
  /** The code in `errorCodes`, which is also the translation key of the message; the generic key for an error without a
   *  code of its own. */
  readonly code: string;
  readonly type: RefusalType;
};

/** Every error with its code and type. The shop defined some of the codes itself. */
export const errorCatalog = {
  capacityFull: { code: 'Shop.AddTicketToCart.CapacityFull', type: 'rule' },
  noItemsSelected: { code: 'AddToCartNoItemsSelected', type: 'rule' },
  dateNotSelected: { code: 'DateIsNotSelected', type: 'rule' },
  severalDates: { code: 'Shop.AddTicketToCart.SeveralDates', type: 'rule' },
  seasonNotSelected: { code: 'SeasonIsNotSelected', type: 'rule' },
  periodNotOnSale: { code: 'Shop.AddTicketToCart.PeriodNotOnSale', type: 'rule' },
  priceChanged: { code: 'Shop.AddToCart.PriceChanged', type: 'rule' },
  priceListDisabled: { code: 'Shop.AddToCart.PriceListDisabled', type: 'rule' },
  // An invalid value is a usage error of a command, because no rule was evaluated.
  invalidInput: { code: 'Shop.Request.Invalid', type: 'badForm' },
  invalidCustomer: { code: 'ShopCheckOut.SaveOrderData.Invalid', type: 'rule' },
  customerMissing: { code: 'ShopCheckOut.PaymentStart.CustomerMissing', type: 'rule' },
  cartEmpty: { code: 'ShopCheckOut.PaymentStart.CartEmpty', type: 'rule' },
  cookiesRefused: { code: 'Shop.CookiesRefused', type: 'rule' },
  cartFrozen: { code: 'Shop.Cart.PaymentRunning', type: 'rule' },
  cartTooLarge: { code: 'Shop.Cart.TooManyPersons', type: 'rule' },
  tooManyUnpaidPlaces: { code: 'Shop.Cart.TooManyUnpaidPlaces', type: 'rule' },
  tooManyCarts: { code: 'Shop.Cart.TooManyCarts', type: 'rule' },
  tooManyGiftCards: { code: 'Shop.Cart.TooManyGiftCards', type: 'rule' },
  giftCardsWorthTooMuch: { code: 'Shop.Cart.GiftCardsWorthTooMuch', type: 'rule' },
  tooManyUpsells: { code: 'Shop.Cart.TooManyUpsells', type: 'rule' },
  expiredTicketsDeleted: { code: 'ShopCheckOut.RefreshTransaction.ExpiredTicketsWereDeleted', type: 'rule' },
  ticketsOver: { code: 'ShopCheckOut.RefreshTransaction.PastTicketsWereDeleted', type: 'rule' },
  ticketsPartlyFree: { code: 'ShopCheckOut.RefreshTransaction.ExpiredTicketsPartlyFree', type: 'rule' },
  holdAtLimit: { code: 'Shop.ExtendHold.AtLimit', type: 'rule' },
  nothingHeld: { code: 'Shop.ExtendHold.NothingHeld', type: 'rule' },
  promoCodeInvalid: { code: 'ShopCheckOut.CheckPromoCode.Invalid', type: 'rule' },
  promoCodeOfGiftCard: { code: 'ShopCheckOut.CheckPromoCode.GiftCard', type: 'rule' },
  promoCodeExpired: { code: 'ShopCheckOut.CheckPromoCode.Expired', type: 'rule' },
  promoCodeUsedUp: { code: 'ShopCheckOut.CheckPromoCode.UsedUp', type: 'rule' },
  promoCodeNotApplicable: { code: 'ShopCheckOut.CheckPromoCode.NotApplicable', type: 'rule' },
  tooManyPromoCodes: { code: 'ShopCheckOut.CheckPromoCode.TooManyTries', type: 'rule' },
  reservationNotPossible: { code: 'ShopCheckOut.PaymentStart.ReservationNotPossible', type: 'rule' },
  amountTooSmall: { code: 'ShopCheckOut.PaymentStart.AmountTooSmall', type: 'rule' },
  totalChanged: { code: 'ShopCheckOut.PaymentStart.TotalChanged', type: 'rule' },
  paymentRefused: { code: 'ShopCheckOut.PaymentStart.Refused', type: 'rule' },
  paymentUnconfirmed: { code: 'ShopCheckOut.PaymentStart.NotConfirmed', type: 'running' },
  orderAlreadyPaid: { code: 'ShopCheckOut.PaymentStart.AlreadyPaid', type: 'rule' },
  cancelIdMissing: { code: 'CancelTransactionIncorrectUrl', type: 'rule' },
  cancelFailed: { code: 'CancelTransactionUnexpectedError', type: 'rule' },
  cancelUnconfirmed: { code: 'CancelTransactionNotConfirmed', type: 'running' },
  loginFailed: { code: 'Profile.Login.Failed', type: 'rule' },
  tooManyLogIns: { code: 'Profile.Login.TooManyTries', type: 'rule' },
  emailTaken: { code: 'Profile.Register.EmailTaken', type: 'rule' },
  notFound: { code: 'Shop.NotFound', type: 'rule' },
  idempotencyKeyReused: { code: 'IdempotencyKeyReused', type: 'keyReused' },
  inProgress: { code: 'Shop.InProgress', type: 'running' },
  refusedByProvider: { code: genericErrorKey, type: 'rule' },
  unreachable: { code: genericErrorKey, type: 'outOfReach' },
} as const satisfies Readonly<Record<ShopErrorKind, Entry>>;

/** Returns the translation key of an error: its code, otherwise `Error`. The code of a foreign provider may have no
 *  translation and is then displayed as `Error`. */
export const errorKey = (error: ShopError): string =>
  error.kind === 'refusedByProvider' ? error.code : errorCatalog[error.kind].code;

type Catalog = typeof errorCatalog;

/** Errors with a code of their own. */
export type CodedErrorKind = {
  [Kind in ShopErrorKind]: Catalog[Kind]['code'] extends typeof genericErrorKey ? never : Kind;
}[ShopErrorKind];

const isErrorKind = (kind: string): kind is ShopErrorKind => Object.hasOwn(errorCatalog, kind);

const isCoded = (kind: string): kind is CodedErrorKind =>
  isErrorKind(kind) && errorCatalog[kind].code !== genericErrorKey;

const codedErrorKinds: readonly CodedErrorKind[] = Object.keys(errorCatalog).filter(isCoded);

const kindsByCode: ReadonlyMap<string, CodedErrorKind> = new Map(
  codedErrorKinds.map((kind) => [errorCatalog[kind].code, kind]),
);

/** Every code of the shop's own, each once. */
export const errorCodes: readonly string[] = [...kindsByCode.keys()];

/** Returns the error with a code; `undefined` for a foreign code. */
export const kindOfCode = (code: string): CodedErrorKind | undefined => kindsByCode.get(code);
