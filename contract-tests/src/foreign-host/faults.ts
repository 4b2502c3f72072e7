/** The form of an answer without content. `usual` is that of the dialect. */
export type YesForm = 'usual' | 'empty' | 'json' | 'false' | 'refused' | 'html';

/** The faults that a test can switch on, each independent of the others. */
export type Faults = {
  /** The answer of CancelTransaction. */
  readonly cancel: YesForm;
  /** The answer of checkPromoCode to the right code. */
  readonly promo: YesForm;
  /** Prices without a discount have `priceWithDiscount: 0`. */
  readonly zeroDiscounts: boolean;
  /** The form of a buyer has `countriesCodeList: null`. */
  readonly noCountries: boolean;
  /** The first line of a cart with a day has an invalid day. */
  readonly oddDay: boolean;
  /** Every log-in is refused with a message and this status. */
  readonly logInRefused: 200 | 400 | 401 | undefined;
  /** The status of calls about an unknown cart, without codes. */
  readonly unknownCart: 400 | 404;
  /** Additions are refused with this code. */
  readonly additionCode: string | undefined;
  /** The address of the payment page. */
  readonly returnUrl: string | undefined;
  /** The call with this path answers JSON of another form. */
  readonly unreadable: string | undefined;
  /** The call with this path answers 400 without codes. */
  readonly bare400: string | undefined;
  /** A wrong rule of prices: half a cent is rounded down, a promo code is split into lines that each lose a fraction
   *  of a cent, or a promo code is calculated from prices without discounts. */
  readonly prices: 'right' | 'roundsDown' | 'lostCent' | 'wrongBase';
};

export const noFaults: Faults = {
  cancel: 'usual',
  promo: 'usual',
  zeroDiscounts: false,
  noCountries: false,
  oddDay: false,
  logInRefused: undefined,
  unknownCart: 404,
  additionCode: undefined,
  returnUrl: undefined,
  unreadable: undefined,
  bare400: undefined,
  prices: 'right',
};
