/** How words are looked up and filled in, wherever they are told: settings of i18next. Keys carry dots and colons themselves, such as
 *  `Shop.AddTicketToCart.CapacityFull`; words of content look no others up: a sign that no word has stands for `$t(`. */
export const i18nSettings = {
  fallbackLng: false,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, nestingPrefix: '\u0000(' },
} as const;
