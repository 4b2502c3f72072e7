import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { columnTypes } from '../database/migrations.ts';

export type TableEnd = ReturnType<typeof columnTypes>['tableEnd'];

export const languageCheck = sql`language in ('sl', 'en', 'de', 'it', 'hr')`;

/** A table of texts: one row a thing and language. */
export const createTexts = async (tx: Tx, end: TableEnd, table: string, owner: string, texts: readonly string[]) => {
  const [ownerTable = '', ownerColumn = ''] = owner.split('.');
  let builder = tx.schema
    .createTable(table)
    .addColumn(ownerColumn, 'text', (column) => column.notNull().references(`${ownerTable}.id`))
    .addColumn('language', 'text', (column) => column.notNull().check(languageCheck));
  for (const text of texts) builder = builder.addColumn(text, 'text', (column) => column.notNull());
  await builder.addPrimaryKeyConstraint(`${table}_key`, [ownerColumn, 'language']).modifyEnd(end).execute();
};
