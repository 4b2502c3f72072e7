import type { ShopErrorKind } from './shop-error.ts';

/** The code that each refusal carries in `errorCodes`, and the translation key of its words (spec 8). */
export const errorCodes = {
  capacityFull: 'Shop.AddTicketToCart.CapacityFull',
  noItemsSelected: 'AddToCartNoItemsSelected',
  dateNotSelected: 'DateIsNotSelected',
  seasonNotSelected: 'SeasonIsNotSelected',
  periodNotOnSale: 'Shop.AddTicketToCart.PeriodNotOnSale',
  priceChanged: 'Shop.AddToCart.PriceChanged',
  priceListDisabled: 'Shop.AddToCart.PriceListDisabled',
  invalidInput: 'Shop.Request.Invalid',
  invalidCustomer: 'ShopCheckOut.SaveOrderData.Invalid',
  customerMissing: 'ShopCheckOut.PaymentStart.CustomerMissing',
  cartEmpty: 'ShopCheckOut.PaymentStart.CartEmpty',
  cartFrozen: 'Shop.Cart.PaymentRunning',
  cartTooLarge: 'Shop.Cart.TooManyPersons',
  expiredTicketsDeleted: 'ShopCheckOut.RefreshTransaction.ExpiredTicketsWereDeleted',
  promoCodeInvalid: 'ShopCheckOut.CheckPromoCode.Invalid',
  reservationNotPossible: 'ShopCheckOut.PaymentStart.ReservationNotPossible',
  paymentRefused: 'ShopCheckOut.PaymentStart.Refused',
  orderAlreadyPaid: 'ShopCheckOut.PaymentStart.AlreadyPaid',
  cancelIdMissing: 'CancelTransactionIncorrectUrl',
  cancelFailed: 'CancelTransactionUnexpectedError',
  loginFailed: 'Profile.Login.Failed',
  notFound: 'Shop.NotFound',
  idempotencyKeyReused: 'IdempotencyKeyReused',
  inProgress: 'Shop.InProgress',
} as const satisfies Partial<Record<ShopErrorKind, string>>;

export type CodedErrorKind = keyof typeof errorCodes;
