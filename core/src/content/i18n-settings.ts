/** Settings of i18next for all drivers. Keys contain dots and colons, for example `Shop.AddTicketToCart.CapacityFull`.
 *  Texts of the content system cannot refer to other keys: the nesting prefix contains a character that no text has. */
export const i18nSettings = {
  fallbackLng: false,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, nestingPrefix: '\u0000(' },
} as const;
