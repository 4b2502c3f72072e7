import type { SqlDialectName } from '../database/database.ts';

/** What SQLite and PostgreSQL call differently in a `create table` statement. */
export type ColumnTypes = {
  /** Compared by bytes in both dialects, so that keys and days have one order whatever the database's locale. */
  readonly text: string;
  /** 64 bits, as moments need. */
  readonly bigint: string;
  /** End of a table: SQLite then refuses a value of the wrong type. */
  readonly strict: string;
  /** End of a busy table that is always read by its key: SQLite keeps no second tree for it. */
  readonly clustered: string;
};

/** The statements that create the tables of one subject, in order. */
export type TableStatements = (types: ColumnTypes) => readonly string[];

export const columnTypes = (dialect: SqlDialectName): ColumnTypes =>
  dialect === 'sqlite'
    ? { text: 'text', bigint: 'integer', strict: 'strict', clustered: 'strict, without rowid' }
    : { text: 'text collate "C"', bigint: 'bigint', strict: '', clustered: '' };
