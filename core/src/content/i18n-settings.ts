/** Settings of i18next for all drivers. Keys contain dots and colons, such as `Shop.AddTicketToCart.CapacityFull`;
 *  words of content look up no others: a sign that no word contains stands for `$t(`. */
export const i18nSettings = {
  fallbackLng: false,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, nestingPrefix: '\u0000(' },
} as const;
