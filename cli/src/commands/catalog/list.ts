import { cardValueRange } from '@shop/core/catalog/card-value';
import type { ProductListItem, ProductPage, ProductSort } from '@shop/core/catalog/product-list';
import { productSorts } from '@shop/core/catalog/product-list';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { type Command, Option } from 'commander';
import type { ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { productGroups } from '../../choice/pick-product.ts';
import { quantityArgument } from '../../choice/quantity.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import type { Answer } from '../../terminal/answer.ts';
import { type Column, type Line, line, type Span, span } from '../../text/line.ts';
import { type Row, table } from '../../text/table.ts';

type ListOptions = {
  readonly group: string;
  readonly category?: string;
  readonly sort?: ProductSort;
  readonly skip?: number;
  readonly take?: number;
};

const columns: readonly Column[] = [
  { title: 'product', side: 'left' },
  { title: 'name', side: 'left' },
  { title: 'price', side: 'right' },
  { title: 'discounted', side: 'right' },
  { title: 'now', side: 'left' },
  { title: 'next free day', side: 'left' },
];

const priceText = (item: ProductListItem, language: Language): string => {
  const { min, max } = cardValueRange;
  if (item.isValueGiftCard) return `${euroText(min, language)} - ${euroText(max, language)}`;
  const { textBeforePrice, price, textAfterPrice, priceDay = '' } = item;
  return [textBeforePrice, euroText(price, language), textAfterPrice, priceDay].filter((part) => part !== '').join(' ');
};

const nowSpan = ({ available, unavailableFor }: ProductListItem): Span => {
  if (available) return span('on sale', 'good');
  return unavailableFor === 'soldOut' ? span('sold out', 'bad') : span('not on sale', 'bad');
};

const productRow = (item: ProductListItem, language: Language): Row => [
  span(item.url, 'strong'),
  item.name,
  priceText(item, language),
  item.priceWithDiscount === undefined ? '' : euroText(item.priceWithDiscount, language),
  nowSpan(item),
  item.nextFreeDay ?? '',
];

const productLines = ({ items, totalCount }: ProductPage, group: string, language: Language): readonly Line[] => {
  if (items.length === 0) return [line(`nothing is sold in the group ${group}`)];
  const rows = items.map((item) => productRow(item, language));
  const rest = totalCount > items.length ? [line(span(`${items.length} of ${totalCount}`, 'quiet'))] : [];
  return [...table(columns, rows), ...rest];
};

const listProducts = (
  { useCases, language }: Session,
  { group, category, ...options }: ListOptions,
): ResultAsync<Answer, Failure> =>
  useCases
    .listProducts({ language, group, ...options, ...(category === undefined ? {} : { categoryId: category }) })
    .map((page) => ({ data: page, lines: () => productLines(page, group, language) }) satisfies Answer)
    .mapErr((error) => shopFailure(error));

export const addListCommand = (catalog: Command, choose: Choose): void => {
  catalog
    .command('list')
    .description('print the products of a page')
    .option(
      '--group <key>',
      `first part of the page's stored key, such as ${productGroups.join(' or ')}`,
      productGroups[0],
    )
    .option('--category <id>', 'only this category, an id of: shop catalog categories')
    .addOption(new Option('--sort <order>', 'order of the products').choices(productSorts))
    .option('--skip <number>', 'leave out the first products', quantityArgument)
    .option('--take <number>', 'at most this many products', quantityArgument)
    .addHelpText(
      'after',
      examples([
        ['pool tickets in English', 'shop catalog list --lang en'],
        ['gift cards, dearest first', 'shop catalog list --group giftVouchers --sort priceDown'],
        ['addresses for a script', "shop catalog list --json | jq -r '.items[].url'"],
      ]),
    )
    .action((options: ListOptions) => choose({ needs: 'shop', run: (session) => listProducts(session, options) }));
};
