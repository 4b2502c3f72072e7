/** How a call is answered that only has to say yes. `usual` is what the dialect does by itself. */
export type YesForm = 'usual' | 'empty' | 'json' | 'false' | 'refused' | 'html';

/** What a test lets the host do otherwise; each by itself. */
export type Faults = {
  /** The answer of CancelTransaction. */
  readonly cancel: YesForm;
  /** The answer of checkPromoCode to a right code. */
  readonly promo: YesForm;
  /** Prices without a discount say `priceWithDiscount: 0`. */
  readonly zeroDiscounts: boolean;
  /** The form of a buyer has `countriesCodeList: null`. */
  readonly noCountries: boolean;
  /** The first line of a cart with a day has one that no calendar knows. */
  readonly oddDay: boolean;
  /** A log-in is refused with a message and this status, whatever was typed. */
  readonly logInRefused: 200 | 400 | 401 | undefined;
  /** The status for a cart that is not known, without codes. */
  readonly unknownCart: 400 | 404;
  /** Additions are refused with this code. */
  readonly additionCode: string | undefined;
  /** Where a buyer is sent to pay. */
  readonly returnUrl: string | undefined;
  /** The call of this path answers JSON that is not its answer. */
  readonly unreadable: string | undefined;
  /** The call of this path answers 400 without codes. */
  readonly bare400: string | undefined;
  /** How prices are worked out in a wrong way: half a cent goes down, a code is split into lines of which each loses
   *  its part of a cent, or a code is taken off prices without discounts. */
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
