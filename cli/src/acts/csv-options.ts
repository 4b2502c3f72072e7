import { type Decimal, decimals } from '../text/csv.ts';
import type { ShopCommand } from './shop-command.ts';

/** The options of a command that can print CSV. */
export type CsvOptions = { readonly csv?: boolean; readonly decimal: Decimal };

/** Adds the options of `CsvOptions` to a command. `rows` says what the file has. */
export const withCsvOptions = (command: ShopCommand, rows: string): ShopCommand =>
  command
    .option('--csv', `${rows} as CSV for spreadsheets: UTF-8, separated by semicolons, days as YYYY-MM-DD`)
    .addOption(
      command.createOption('--decimal <sign>', 'the decimal sign of amounts in CSV').choices(decimals).default(','),
    );
