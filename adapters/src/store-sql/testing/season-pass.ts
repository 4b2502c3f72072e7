import { DatabaseSync } from 'node:sqlite';
import { languages } from '@shop/core/languages/language';

const inEveryLanguage = (statement: string): readonly string[] =>
  languages.map((language) => statement.replace('LANGUAGE', language));

const statements: readonly string[] = [
  "insert into products values ('season-pass', 'multiDayTicket', 'poolTickets', 9, '/media/termalija-day', 0, null, 0, 'season-pass')",
  ...inEveryLanguage(
    "insert into product_texts values ('season-pass', 'LANGUAGE', 'season-pass', 'Season pass', '', '', '', '', '', '', '', '', '', '', '')",
  ),
  "insert into price_groups values ('season-pass-all', 'season-pass', 1, 1, '1234567')",
  ...inEveryLanguage("insert into price_group_texts values ('season-pass-all', 'LANGUAGE', 'Every day', '')"),
  "insert into price_lists values ('season-pass-adult', 'season-pass', 'season-pass-all', 1, 9900, null, 1)",
  ...inEveryLanguage("insert into price_list_texts values ('season-pass-adult', 'LANGUAGE', 'Adult')"),
  "insert into seasons values ('winter', 'season-pass', 1, '2026-10-01', '2027-03-31')",
  ...inEveryLanguage("insert into season_texts values ('winter', 'LANGUAGE', 'Winter 2026/27')"),
  "insert into product_periods values ('season-pass', 'winter', 0)",
  "insert into facility_periods values ('season-pass', 'winter', 500, 0, 0, 0)",
];

/** Puts a ticket for a season, which the sample does not sell, into a new database. */
export const addSeasonPass = (databaseFile: string): void => {
  const database = new DatabaseSync(databaseFile);
  for (const statement of statements) database.exec(statement);
  database.close();
};
