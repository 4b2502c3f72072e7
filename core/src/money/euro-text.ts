import { type LocaleCode, localeTag } from '../languages/locale.ts';
import { type Cents, cents } from './cents.ts';

const euroForms = new Map<LocaleCode, Intl.NumberFormat>();

const euroForm = (language: LocaleCode): Intl.NumberFormat => {
  const cached = euroForms.get(language);
  if (cached !== undefined) return cached;
  const format = new Intl.NumberFormat(localeTag(language), { style: 'currency', currency: 'EUR' });
  euroForms.set(language, format);
  return format;
};

const withPlainBlanks = (text: string): string => text.replace(/[\u2009\u202f]/g, '\u00a0');

/** Returns an amount with two decimals in the locale's format, `22,00 €` in sl. Exact up to 10^13 cents. */
export const euroText = (amount: Cents, language: LocaleCode): string =>
  withPlainBlanks(euroForm(language).format(amount / 100));

/** Parses a typed amount, `50`, `50.00` or `50,00`, also with one decimal as JSON has it; `undefined` for any other
 *  text. */
export const typedEuros = (text: string): Cents | undefined => {
  const [, euros = '', rest = ''] = /^([0-9]{1,6})(?:[.,]([0-9]{1,2}))?$/.exec(text.trim()) ?? [];
  return euros === '' ? undefined : cents(Number(euros) * 100 + Number(rest.padEnd(2, '0')));
};

/** Returns a rate in hundredths of a percent in the locale's format, `9,5 %` in sl. */
export const rateText = (rate: number, language: LocaleCode): string =>
  withPlainBlanks(
    new Intl.NumberFormat(localeTag(language), { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000),
  );
