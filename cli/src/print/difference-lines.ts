import type { FieldDifference } from '@shop/core/seller/catalog/field-differences';
import { type Line, line, type Span, span } from '../text/line.ts';

const most = 60;

const shortened = (text: string): string => (text.length > most ? `${text.slice(0, most)}…` : text);

const amounts: readonly (string | undefined)[] = ['price', 'priceWithDiscount', 'adultPrice', 'amount'];

/** Returns a value as catalog files contain it: amounts in euros with two decimals. */
const valueText = (value: unknown, path: readonly string[]): string => {
  if (typeof value === 'number' && amounts.includes(path.at(-1))) return value.toFixed(2);
  return shortened(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));
};

const isWhole = (value: unknown): boolean => typeof value === 'object' && value !== null;

const head = (sign: string, tone: Span['tone'], path: readonly string[]): Span =>
  span(`${sign} ${path.join('/')}`, tone);

const differenceLine = ({ path, before, after }: FieldDifference): Line => {
  if (before === undefined) {
    return line(head('+', 'good', path), ...(isWhole(after) ? [] : [`: ${valueText(after, path)}`]));
  }
  if (after === undefined)
    return line(head('-', 'bad', path), ...(isWhole(before) ? [] : [`: ${valueText(before, path)}`]));
  return line(head('~', 'strong', path), `: ${valueText(before, path)} → ${valueText(after, path)}`);
};

/** Returns a line for each difference: added, removed or changed. Amounts are in euros. */
export const differenceLines = (differences: readonly FieldDifference[]): readonly Line[] =>
  differences.map(differenceLine);
