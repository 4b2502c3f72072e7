import { type LocaleCode, localeTag } from '../languages/locale.ts';

/** A rate in hundredths of a percent as the locale writes it, `9,5 %` in sl. */
export const rateText = (rate: number, language: LocaleCode): string =>
  new Intl.NumberFormat(localeTag(language), { style: 'percent', maximumFractionDigits: 2 })
    .format(rate / 10_000)
    .replace(/[\u2009\u202f]/g, '\u00a0');
