import type { LocalDate } from '@shop/core/dates/local-date';
import { asOperator } from '../acts/act.ts';
import { type CsvOptions, withCsvOptions } from '../acts/csv-options.ts';
import type { Answered, OperatorSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { dayHelp, dayOption, monthOption, type TypedDay } from '../arguments/option-values.ts';
import { callForm } from '../documents/call-form.ts';
import { salesCells, salesLines, salesTitles } from '../print/sales-lines.ts';
import { visitLines } from '../print/visit-lines.ts';
import { silence, wireAnswer } from '../stdio/answer.ts';
import { csvLine, csvStart } from '../text/csv.ts';

type SalesOptions = CsvOptions & { readonly month?: LocalDate };

const sales = ({ books, language, terminal }: OperatorSession, { month, csv, decimal }: SalesOptions): Answered =>
  books.sales({ month }, language).map((report) => {
    if (csv !== true)
      return wireAnswer(
        (wire) => wire.answer('sales', report),
        () => salesLines(report, language),
      );
    const rows = [salesTitles, ...salesCells(report)].map((cells) => csvLine(cells, decimal));
    terminal.stdout.write(csvStart + rows.join(''));
    return silence;
  });

const visits = ({ books, ...session }: OperatorSession, { day }: { readonly day: TypedDay }): Answered =>
  books.visits(day(session.today()), session.language).map((found) =>
    wireAnswer(
      (wire) => wire.answer('visits', found),
      () => visitLines(found, session),
    ),
  );

/** Adds the commands that count sales and visits. */
export const addBooksCommands = (program: ShopCommand): void => {
  const salesCommand = program
    .verb('sales', 'turnover with VAT and refunds, and gift cards, of a month by day or of all months (operators)')
    .option('--month <month>', 'a month such as 2026-12, by day; all months when left out', monthOption);
  withCsvOptions(salesCommand, 'a row for each day, product, rate and day of visit')
    .examples(
      ['of a month', 'shop sales --month 2026-12 --on https://shop.example'],
      ['for a spreadsheet', 'shop sales --month 2026-12 --csv --on .data > december.csv'],
    )
    .prints(callForm('sales'))
    .action(asOperator(sales));
  program
    .verb('visits', 'who comes on a day, and who was admitted (operators)')
    .addOption(program.createOption('--day <day>', dayHelp).argParser(dayOption).default(dayOption('today'), 'today'))
    .examples(
      ['today', 'shop visits --on https://shop.example'],
      ['who comes tomorrow', 'shop visits --day tomorrow --on .data'],
    )
    .prints(callForm('visits'))
    .action(asOperator(visits));
};
