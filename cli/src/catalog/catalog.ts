import { ticketCalendar } from '@shop/core/availability/ticket-calendar';
import { cardValueRange } from '@shop/core/catalog/card-value';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import {
  type ProductListItem,
  type ProductSort,
  productPageSizes,
  productSorts,
} from '@shop/core/catalog/product-list';
import { isDayTicket, type Ticket } from '@shop/core/catalog/ticket';
import { plainText } from '@shop/core/content/plain-text';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { providersId } from '@shop/core/numeric-id';
import { Option } from 'commander';
import { inShop } from '../acts/act.ts';
import type { Answered, ShopSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { countArgument, quantityArgument } from '../arguments/option-values.ts';
import { pickProduct, productGroups } from '../choice/pick-product.ts';
import { callForm } from '../documents/call-form.ts';
import { calendarLines } from '../print/calendar-lines.ts';
import { wireAnswer } from '../stdio/answer.ts';
import { emptyLine, type Line, left, line, namedTable, type Row, right, type Span, span, table } from '../text/line.ts';
import { addCalendarCommand } from './calendar.ts';
import { addFileCommands } from './files.ts';
import { addOfferCommands } from './offers.ts';

type ListOptions = {
  readonly group: string;
  readonly category?: string;
  readonly sort?: ProductSort;
  readonly skip?: number;
  readonly take?: number;
};

const cardColumns = [...left('id', 'price list'), ...right('price', 'discounted', 'from pieces'), ...left('')];

/** Returns the range of amounts of a value card. */
const cardValueText = (language: Language): string =>
  `${euroText(cardValueRange.min, language)} - ${euroText(cardValueRange.max, language)}`;

const rowsOf = (card: GiftCard, language: Language): readonly Row[] =>
  card.priceLists.map(({ priceListId: id, name, price, priceWithDiscount, enabled }) => {
    const state = enabled ? '' : span('not on sale', 'bad');
    if (card.isValueGiftCard) return [span(providersId(id), 'quiet'), name, cardValueText(language), '', '', state];
    const discounted = priceWithDiscount === undefined ? '' : euroText(priceWithDiscount, language);
    const pieces = discounted === '' ? '' : String(card.quantityDiscountMinItems ?? 1);
    return [span(providersId(id), 'quiet'), name, euroText(price, language), discounted, pieces, state];
  });

/** Returns the lines of a gift card: its prices and its facts. */
const giftCardLines = (card: GiftCard, language: Language): readonly Line[] => {
  const texts = [card.validityText, card.termsText, card.helpText].map(plainText).filter((text) => text !== '');
  return [...table(cardColumns, rowsOf(card, language)), ...texts.flatMap((text) => [emptyLine, line(text)])];
};

const productColumns = [
  ...left('product', 'name'),
  ...right('price'),
  ...left('price of day'),
  ...right('discounted'),
  ...left('now', 'next free day'),
];

const priceText = (item: ProductListItem, language: Language): string => {
  if (item.isValueGiftCard) return cardValueText(language);
  const { textBeforePrice, price, textAfterPrice } = item;
  return [textBeforePrice, euroText(price, language), textAfterPrice].filter((part) => part !== '').join(' ');
};

const nowSpan = ({ available, unavailableFor }: ProductListItem): Span => {
  if (available) return span('on sale', 'good');
  return unavailableFor === 'soldOut' ? span('sold out', 'bad') : span('not on sale', 'bad');
};

const productRow = (item: ProductListItem, language: Language): Row => [
  span(item.url, 'strong'),
  item.name,
  priceText(item, language),
  item.priceDay ?? '',
  item.priceWithDiscount === undefined ? '' : euroText(item.priceWithDiscount, language),
  nowSpan(item),
  item.nextFreeDay ?? '',
];

/** Returns the line for a page without products. */
const nothingLine = ({ group, category, skip = 0 }: ListOptions): Line => {
  const where = category === undefined ? `the group ${group}` : `the category ${category} of the group ${group}`;
  return line(`nothing is sold in ${where}${skip === 0 ? '' : ` after product ${skip}`}`);
};

const listProducts = ({ useCases, language }: ShopSession, options: ListOptions): Answered => {
  const { category, ...query } = options;
  return useCases.listProducts({ language, ...query, categoryId: category }).map((page) => {
    const { items, totalCount } = page;
    const rest = totalCount > items.length ? [line(span(`${items.length} of ${totalCount}`, 'quiet'))] : [];
    const rows = items.map((item) => productRow(item, language));
    return wireAnswer(
      (wire) => wire.answer('listProducts', page),
      () => (items.length === 0 ? [nothingLine(options)] : [...table(productColumns, rows), ...rest]),
    );
  });
};

const offerLines = (product: GiftCard | Ticket, { clock, language }: ShopSession, days: number): readonly Line[] => {
  if (product.kind === 'giftCard') return giftCardLines(product, language);
  if (!isDayTicket(product)) return namedTable('season', product.seasons);
  const calendar = ticketCalendar(product, clock.today()).days;
  const rest = calendar.length - days;
  return [
    ...calendarLines(calendar.slice(0, days), language),
    ...(rest > 0 ? [line(span(`${rest} more days; see --days`, 'quiet'))] : []),
  ];
};

const showProduct = (session: ShopSession, product: string, { days }: { readonly days: number }): Answered =>
  pickProduct(session, product).map((found) => {
    const description = plainText(found.description);
    return wireAnswer(
      (wire) => wire.answer('showProduct', found),
      () => [
        line(span(found.name, 'strong'), span(`  ${found.url}  ${found.type}  ${providersId(found.id)}`, 'quiet')),
        ...(description === '' ? [] : [line(description)]),
        emptyLine,
        ...offerLines(found, session, days),
      ],
    );
  });

const listCategories = ({ useCases, language }: ShopSession): Answered =>
  useCases.listCategories(language).map((categories) =>
    wireAnswer(
      (wire) => wire.answer('listCategories', categories),
      () => (categories.length === 0 ? [line('there are no categories')] : namedTable('name', categories)),
    ),
  );

export const addVerbs = (catalog: ShopCommand): void => {
  catalog
    .verb('list', 'print the products of a page')
    .option(
      '--group <key>',
      `first part of the page's stored key, such as ${productGroups.join(' or ')}`,
      productGroups[0],
    )
    .option('--category <id>', 'only this category, an id of: shop catalog categories')
    .addOption(new Option('--sort <order>', 'order of the products').choices(productSorts))
    .option('--skip <number>', 'leave out the first products', quantityArgument)
    .option('--take <number>', 'at most this many products', countArgument(productPageSizes[1]))
    .examples(
      ['pool tickets in English', 'shop catalog list --lang en'],
      ['gift cards, dearest first', 'shop catalog list --group giftVouchers --sort priceDown'],
      ['addresses for a script', "shop catalog list --json | jq -r '.items[].url'"],
    )
    .prints(callForm('listProducts'))
    .action(inShop(listProducts));
  catalog
    .verb('show', 'print a product: a ticket with its days, or a gift card with its prices')
    .argument('<product>', 'last part of its address, such as termalija, or its name')
    .option('--days <number>', 'days of the calendar to print', quantityArgument, 14)
    .examples(['the next month', 'shop catalog show termalija --days 30'])
    .prints(callForm('showProduct'))
    .action(inShop(showProduct));
  addCalendarCommand(catalog);
  addOfferCommands(catalog);
  catalog
    .verb('categories', 'print the category tags of the gift cards')
    .examples(['in Italian', 'shop catalog categories --lang it'])
    .prints(callForm('listCategories'))
    .action(inShop(listCategories));
  addFileCommands(catalog);
};
