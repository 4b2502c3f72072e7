import type { Cents } from '@shop/core/money/cents';
import { neutralText } from './neutral-text.ts';

/** The decimal separators of amounts: a comma for spreadsheets of this region, a point for programs. */
export const decimals = [',', '.'] as const;
export type Decimal = (typeof decimals)[number];

/** A cell: a text or an ISO day, a whole number, an amount, or nothing. */
export type CsvCell = string | number | { readonly cents: Cents } | undefined;

/** The byte order mark, by which spreadsheets recognise UTF-8. It precedes the first line. */
export const csvStart = '\ufeff';

/** The beginning of a text that a spreadsheet would evaluate as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Control characters become visible, so that a cell is one line and cannot control a terminal. */
const textCell = (text: string): string => neutralText(formula.test(text) ? `'${text}` : text);

const amountCell = (cents: number, decimal: Decimal): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`;
};

const cellText = (cell: CsvCell, decimal: Decimal): string => {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return textCell(cell);
  return typeof cell === 'number' ? String(cell) : amountCell(cell.cents, decimal);
};

const quoted = (text: string): string => (/[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Returns a line of CSV with its line end. A text that a spreadsheet would evaluate gets an apostrophe in front;
 *  amounts are numbers in euros with two decimals. */
export const csvLine = (cells: readonly CsvCell[], decimal: Decimal): string =>
  `${cells.map((cell) => quoted(cellText(cell, decimal))).join(';')}\r\n`;
