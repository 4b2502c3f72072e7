import { type ShownOutcome, shownOutcomes } from '@shop/core/checkout/order';
import { type ListedOrders, mostListed, type OrderQuery } from '@shop/core/checkout/order-list';
import { InvalidArgumentError } from 'commander';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { asOperator } from '../acts/act.ts';
import { type CsvOptions, withCsvOptions } from '../acts/csv-options.ts';
import type { Answered, OperatorSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { dayHelp, dayOption, inForm, type TypedDay } from '../arguments/option-values.ts';
import { callForm } from '../documents/call-form.ts';
import type { Refusal } from '../failures/failure.ts';
import { orderCells, orderListLines, orderTitles } from '../print/order-list-lines.ts';
import { silence, wireAnswer } from '../stdio/answer.ts';
import { type CsvCell, csvLine, csvStart, type Decimal } from '../text/csv.ts';
import { line, span } from '../text/line.ts';
import { orderRefused } from './history.ts';

type TypedDays = { readonly from: TypedDay; readonly to: TypedDay };

/** Parses `2026-12-01` or `2026-12-01..2026-12-24`, each day as typed. */
const daysRange = (text: string): TypedDays => {
  const [from = '', to = from, ...rest] = text.split('..');
  if (rest.length > 0) throw new InvalidArgumentError('Expected a day, or two days as FROM..TO.');
  return { from: dayOption(from), to: dayOption(to) };
};

const limitOption = (text: string): number => {
  const limit = Number(inForm(text, /^[0-9]{1,3}$/, `Expected a number from 1 to ${mostListed}.`));
  if (limit < 1 || limit > mostListed) throw new InvalidArgumentError(`Expected a number from 1 to ${mostListed}.`);
  return limit;
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

const queryOf = ({ placed, visit, state, after, limit: most }: ListOptions, { today }: OperatorSession): OrderQuery => {
  const day = today();
  return {
    placed: placed && { from: placed.from(day), to: placed.to(day) },
    visit: visit?.(day),
    state,
    after,
    most,
  };
};

/** Writes every page of a list to the standard output as CSV. */
const writePages = (
  { office, terminal, zone }: OperatorSession,
  query: OrderQuery,
  decimal: Decimal,
): ResultAsync<undefined, Refusal> => {
  const write = (all: readonly (readonly CsvCell[])[]): void =>
    terminal.stdout.write(all.map((cells) => csvLine(cells, decimal)).join(''));
  const writeFrom = (after: string | undefined): ResultAsync<undefined, Refusal> =>
    office.listOrders({ ...query, after, most: mostListed }).andThen(({ orders, next }) => {
      if (after === query.after) terminal.stdout.write(csvStart + csvLine(orderTitles, decimal));
      write(orders.map((order) => orderCells(order, zone)));
      return next === undefined ? okAsync(undefined) : writeFrom(next);
    });
  return writeFrom(query.after);
};

const listOrders = (session: OperatorSession, options: ListOptions): Answered => {
  const query = queryOf(options, session);
  if (options.csv === true) return writePages(session, query, options.decimal).map(() => silence);
  const more = ({ next }: ListedOrders) =>
    next === undefined ? [] : [line(span(`there are more: --after ${next}`, 'quiet'))];
  return session.office.listOrders(query).map((page) =>
    wireAnswer(
      (wire) => wire.answer('listOrders', page),
      () => [
        ...(page.orders.length === 0 ? [line('no such orders on this page')] : orderListLines(page.orders, session)),
        ...more(page),
      ],
    ),
  );
};

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
    .option('--limit <orders>', `orders a page, up to ${mostListed}`, limitOption, 50)
    .option('--after <order>', 'the page after the order of this number');
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
