import { pieceCost } from '@shop/core/catalog/from-price';
import { type PriceList, personsOf } from '@shop/core/catalog/price-list';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import type { Percent } from '@shop/core/money/percent';
import { type Column, type Line, span } from '../text/line.ts';
import { type Row, table } from '../text/table.ts';

const columns: readonly Column[] = [
  { title: 'id', side: 'left' },
  { title: 'ticket', side: 'left' },
  { title: 'persons', side: 'right' },
  { title: 'price', side: 'right' },
  { title: 'discounted', side: 'right' },
  { title: 'to pay', side: 'right' },
  { title: '', side: 'left' },
];

type Priced = Omit<PriceList, 'enabled'>;

/** What stands behind a price: empty when there is nothing to say. */
export type PriceNote = { readonly text: string; readonly isSold: boolean };

const priceListRow = (
  list: Priced,
  note: PriceNote,
  language: Language,
  facilityDiscount: Percent | undefined,
): Row => {
  const { price, priceWithDiscount } = list;
  const cost = pieceCost(list, facilityDiscount === undefined ? {} : { facilityDiscount });
  return [
    span(list.id, 'quiet'),
    list.name,
    String(personsOf(list.kind)),
    euroText(price, language),
    priceWithDiscount === undefined ? '' : euroText(priceWithDiscount, language),
    span(euroText(cost, language), 'strong'),
    note.text === '' ? '' : span(note.text, note.isSold ? 'quiet' : 'bad'),
  ];
};

/** Price lists, a line each; `to pay` is the price of one piece on that day, discounts included. */
export const priceListLines = <List extends Priced>(
  lists: readonly List[],
  noteOf: (list: List) => PriceNote,
  language: Language,
  facilityDiscount?: Percent,
): readonly Line[] =>
  table(
    columns,
    lists.map((list) => priceListRow(list, noteOf(list), language, facilityDiscount)),
    '  ',
  );
