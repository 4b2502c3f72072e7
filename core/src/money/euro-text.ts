import { err, ok, type Result } from 'neverthrow';
import { type LocaleCode, localeTag } from '../languages/locale.ts';
import { type Cents, cents } from './cents.ts';

const euroForms = new Map<LocaleCode, Intl.NumberFormat>();

const euroForm = (language: LocaleCode): Intl.NumberFormat => {
  const known = euroForms.get(language);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(localeTag(language), { style: 'currency', currency: 'EUR' });
  euroForms.set(language, made);
  return made;
};

/** An amount with exactly two decimals as the locale writes it, `22,00 €` in sl (spec 1). Exact up to 10^13 cents. */
export const euroText = (amount: Cents, language: LocaleCode): string =>
  euroForm(language)
    .format(amount / 100)
    .replace(/[\u2009\u202f]/g, '\u00a0');

const separators = {
  sl: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
  de: { group: '.', decimal: ',' },
  it: { group: '.', decimal: ',' },
  hr: { group: '.', decimal: ',' },
  sr: { group: '.', decimal: ',' },
  ru: { group: ' ', decimal: ',' },
} as const satisfies Record<LocaleCode, { readonly group: string; readonly decimal: string }>;

const plainForm = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** Reads what `euroText` writes and what people type: `22`, `22,5`, `1.234,50 €`.
 *  Errors: `notAnAmount` for more than two decimals or separators of another locale, never a guess. */
export const parseEuroText = (text: string, language: LocaleCode): Result<Cents, 'notAnAmount'> => {
  const { group, decimal } = separators[language];
  const bare = text.replaceAll('€', '').replaceAll('\u2212', '-').replace(/\s/g, ' ').trim();
  const grouped = new RegExp(`^(-?)\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d{1,2})?$`).test(bare);
  const ungrouped = grouped ? bare.replaceAll(group, '') : bare;
  const [, sign, euros, fraction = ''] = plainForm.exec(toPoint(ungrouped, decimal)) ?? [];
  const amount = euros === undefined ? Number.NaN : Number(euros) * 100 + Number(fraction.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? ok(cents(sign === '-' ? -amount : amount)) : err('notAnAmount');
};

// A point that is not this locale's decimal separator must not pass for one.
const toPoint = (text: string, decimal: string): string =>
  decimal === '.' ? text : text.replaceAll('.', '?').replace(decimal, '.');
