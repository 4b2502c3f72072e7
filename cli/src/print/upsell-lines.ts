import type { Upsell } from '@shop/core/cart/upsell';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { type Column, emptyLine, type Line, span } from '../text/line.ts';
import { table } from '../text/table.ts';

const columns: readonly Column[] = [
  { title: 'also bought', side: 'left' },
  { title: 'name', side: 'left' },
  { title: 'price', side: 'right' },
  { title: 'with its ticket', side: 'right' },
  { title: 'days', side: 'left' },
];

/** What the cart offers beside what is in it, a line each; nothing where nothing is offered. */
export const upsellLines = (upsells: readonly Upsell[], language: Language): readonly Line[] => {
  if (upsells.length === 0) return [];
  const rows = upsells.map(({ id, name, price, priceWithDiscount, dates }) => [
    span(id, 'quiet'),
    name,
    euroText(price, language),
    priceWithDiscount === undefined ? '' : euroText(priceWithDiscount, language),
    dates.join(', '),
  ]);
  return [emptyLine, ...table(columns, rows)];
};
