import { type ShownOutcome, shownOutcomes } from '@shop/core/checkout/order';
import { type ListedOrders, mostListed, type OrderQuery } from '@shop/core/checkout/order-list';
import { InvalidArgumentError } from 'commander';
import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import { asOperator } from '../acts/act.ts';
import { type CsvOptions, withCsvOptions } from '../acts/csv-options.ts';
import type { Answered, OperatorSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import {
  countArgument,
  dayHelp,
  dayOption,
  inForm,
  orderNumberArgument,
  type TypedDay,
} from '../arguments/option-values.ts';
import { callForm } from '../documents/call-form.ts';
import { type Refusal, usage } from '../failures/failure.ts';
import { orderCells, orderListLines, orderTitles } from '../print/order-list-lines.ts';
import { silence, wireAnswer } from '../stdio/answer.ts';
import { type CsvCell, csvLine, csvStart, type Decimal } from '../text/csv.ts';
import { line, span } from '../text/line.ts';
import { orderRefused } from './history.ts';

type TypedDays = { readonly from: TypedDay; readonly to: TypedDay };

/** Parses `2026-12-01` or `2026-12-01..2026-12-24`, each day as typed. */
const daysRange = (text: string): TypedDays => {
  const [from = '', to = from, ...rest] = text.split('..');
  if (rest.length > 0 || from === '' || to === '')
    throw new InvalidArgumentError('Expected a day, or two days as FROM..TO.');
  return { from: dayOption(from), to: dayOption(to) };
};

/** Collects the words that an order is found by. Errors: `usage` when they are empty or too long. */
const searchedWords = (word: string, earlier: readonly string[] = []): readonly string[] => {
  const words = [...earlier, word];
  inForm(words.join(' ').trim(), /^.{1,200}$/s, 'Expected a number, a ticket code, an e-mail address or a name.');
  return words;
};

type ListOptions = CsvOptions & {
  readonly placed?: TypedDays;
  readonly visit?: TypedDay;
  readonly state?: ShownOutcome;
  readonly after?: string;
  readonly limit: number;
};

/** Returns the query of the options. Errors: `usage` for a range of days that ends before it begins. */
const queryOf = (
  { placed: days, visit, state, after, limit: most }: ListOptions,
  { today }: OperatorSession,
): Result<OrderQuery, Refusal> => {
  const day = today();
  const placed = days && { from: days.from(day), to: days.to(day) };
  return placed !== undefined && placed.from > placed.to
    ? err(usage(`there is no day from ${placed.from} to ${placed.to}`, [`--placed ${placed.to}..${placed.from}`]))
    : ok({ placed, visit: visit?.(day), state, after, most });
};

/** Loads the first page of a list. Errors: `usage` when it is empty because no order has the number to start after. */
const firstPage = ({ desk, office }: OperatorSession, query: OrderQuery): ResultAsync<ListedOrders, Refusal> =>
  office.listOrders(query).andThen((page) => {
    const { after } = query;
    if (after === undefined || page.orders.length > 0 || page.next !== undefined) return okAsync(page);
    return desk
      .history(after)
      .andThen((order) => (order === undefined ? err(usage(`no order has the number ${after} of --after`)) : ok(page)));
  });

/** Writes every page of a list to the standard output as CSV. */
const writePages = (session: OperatorSession, query: OrderQuery, decimal: Decimal): ResultAsync<undefined, Refusal> => {
  const { office, terminal, zone } = session;
  const write = (all: readonly (readonly CsvCell[])[]): void =>
    terminal.stdout.write(all.map((cells) => csvLine(cells, decimal)).join(''));
  const writeAll = ({ orders, next }: ListedOrders): ResultAsync<undefined, Refusal> => {
    write(orders.map((order) => orderCells(order, zone)));
    return next === undefined
      ? okAsync(undefined)
      : office.listOrders({ ...query, after: next, most: mostListed }).andThen(writeAll);
  };
  return firstPage(session, { ...query, most: mostListed }).andThen((page) => {
    terminal.stdout.write(csvStart + csvLine(orderTitles, decimal));
    return writeAll(page);
  });
};

const printPage = (session: OperatorSession, query: OrderQuery): Answered => {
  const more = ({ next }: ListedOrders) =>
    next === undefined ? [] : [line(span(`there are more: --after ${next}`, 'quiet'))];
  return firstPage(session, query).map((page) =>
    wireAnswer(
      (wire) => wire.answer('listOrders', page),
      () => [
        ...(page.orders.length === 0 ? [line('no such orders on this page')] : orderListLines(page.orders, session)),
        ...more(page),
      ],
    ),
  );
};

const listOrders = (session: OperatorSession, options: ListOptions): Answered =>
  queryOf(options, session).asyncAndThen((query) =>
    options.csv === true ? writePages(session, query, options.decimal).map(() => silence) : printPage(session, query),
  );

const notFound = orderRefused('NotFound', 'no order has this number, code, address or name');

const find = (session: OperatorSession, words: readonly string[]): Answered => {
  const text = words.join(' ');
  return session.office.findOrders(text).andThen((found) => {
    if (found.orders.length === 0) return errAsync(notFound);
    return okAsync(
      wireAnswer(
        (wire) => wire.answer('findOrders', found),
        () => [
          ...orderListLines(found.orders, session),
          ...(found.hasMore ? [line(span('there are more: type more of it', 'quiet'))] : []),
        ],
      ),
    );
  });
};

/** Adds the commands that list and find orders. */
export const addListCommands = (order: ShopCommand): void => {
  const list = order
    .verb('list', 'list orders with their buyers, the newest first (operators)')
    .option('--placed <days>', `when they were placed: a day, or FROM..TO; each ${dayHelp}`, daysRange)
    .option('--visit <day>', `a day of their visits: ${dayHelp}`, dayOption)
    .addOption(order.createOption('--state <state>', 'what became of them').choices(shownOutcomes))
    .option('--limit <orders>', `orders a page, up to ${mostListed}`, countArgument(mostListed), 50)
    .option('--after <order>', 'the page after the order of this number', orderNumberArgument);
  withCsvOptions(list, 'all pages')
    .examples(
      ['who comes tomorrow', 'shop order list --visit tomorrow --state completed --on https://shop.example'],
      ['a month for a spreadsheet', 'shop order list --placed 2026-12-01..2026-12-31 --csv --on .data > december.csv'],
    )
    .prints(callForm('listOrders'))
    .action(asOperator(listOrders));
  order
    .verb('find', 'find orders by what a buyer says: a number, a ticket code, an e-mail address or a name (operators)')
    .argument('<text...>', 'a number with or without its year, a code, an address, or words of a name', searchedWords)
    .examples(
      ['by the number alone', 'shop order find 123 --on https://shop.example'],
      ['by a name', 'shop order find novak ana --on .data'],
    )
    .prints(callForm('findOrders'))
    .action(asOperator(find));
};
