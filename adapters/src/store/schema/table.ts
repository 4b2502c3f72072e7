import type { Brand } from '@shop/core/brand';
import type { TicketPeriod } from '@shop/core/catalog/ticket';
import type { Instant } from '@shop/core/dates/instant';
import { periodText } from '@shop/core/seller/places/period-places';

import type { StoredForm } from '../stored/stored-json.ts';

export type SqlDialectName = 'sqlite' | 'postgres';

/** A column: its definition, and how its value is read and written. */
export type Column<Value, Stored = Value> = {
  /** `text` is compared by bytes in both dialects, independently of the locale. `bigint` has 64 bits, as times need. */
  readonly type: 'text' | 'integer' | 'bigint';
  readonly rules?: string;
  /** The values that the database accepts. Absent when all are accepted. */
  readonly words?: readonly string[];
  readonly isOptional?: boolean;
  read(stored: Stored): Value;
  write(value: Value): Stored;
};

const unchanged = <Value>() => ({ read: (stored: Value) => stored, write: (value: Value) => value });

/** A text column. */
export const text = <Value extends string = string>(rules = ''): Column<Value> => ({
  type: 'text',
  rules,
  ...unchanged<Value>(),
});

/** A nullable text column. */
export const textIfAny = <Value extends string = string>(): Column<Value | null> => ({
  type: 'text',
  isOptional: true,
  ...unchanged<Value | null>(),
});

/** A column of whole numbers. */
export const integer = <Value extends number = number>(rules = ''): Column<Value> => ({
  type: 'integer',
  rules,
  ...unchanged<Value>(),
});

const bigint = <Value extends number = number>(): Column<Value> => ({ type: 'bigint', ...unchanged<Value>() });

export const moment = bigint<Instant>;

/** A text column with a fixed list of values. */
export const oneOf = <Word extends string>(words: readonly Word[]): Column<Word> => ({ ...text<Word>(), words });

/** A text column with a value in its stored form. */
export const json = <Value>({ read, write }: StoredForm<Value>): Column<Value, string> => ({
  type: 'text',
  read,
  write,
});

export type Columns = Readonly<Record<string, Column<unknown>>>;

/** A row as the table stores it. */
export type RowOf<Of extends Columns> = { [Name in keyof Of]: ReturnType<Of[Name]['write']> };

export type Table<Of extends Columns = Columns> = {
  readonly columns: Of;
  /** True for a busy table that is always read by its key: SQLite then needs no second tree. */
  readonly isClustered?: boolean;
  readonly key?: readonly string[];
  /** Conditions on rows, and indexes with their columns and conditions, by name. */
  readonly checks?: Readonly<Record<string, string>>;
  readonly indexes?: Readonly<Record<string, string>>;
  readonly uniqueIndexes?: Readonly<Record<string, string>>;
};

/** Returns a table of columns. */
export const table = <Of extends Columns>(columns: Of, rest: Omit<Table<Of>, 'columns'> = {}): Table<Of> => ({
  columns,
  ...rest,
});

const columnTypes = {
  sqlite: { text: 'text', integer: 'integer', bigint: 'integer' },
  postgres: { text: 'text collate "C"', integer: 'integer', bigint: 'bigint' },
} as const satisfies Record<SqlDialectName, unknown>;

const columnText = (dialect: SqlDialectName, name: string, { type, rules, words, isOptional }: Columns[string]) =>
  [
    name,
    columnTypes[dialect][type],
    isOptional === true ? '' : 'not null',
    rules ?? '',
    words === undefined ? '' : `check (${name} in (${words.map((word) => `'${word}'`).join(', ')}))`,
  ].join(' ');

/** Returns the statements that create a table. */
export const createTable = (dialect: SqlDialectName, name: string, table: Table): readonly string[] => {
  const { columns, isClustered = false, key, checks = {}, indexes = {}, uniqueIndexes = {} } = table;
  const parts = [
    ...Object.entries(columns).map(([column, of]) => columnText(dialect, column, of)),
    ...(key === undefined ? [] : [`constraint ${name}_key primary key (${key.join(', ')})`]),
    ...Object.entries(checks).map(([check, condition]) => `constraint ${name}_${check} check (${condition})`),
  ];
  // In a strict table SQLite refuses a value of the wrong type.
  const end = dialect === 'postgres' ? '' : isClustered ? 'strict, without rowid' : 'strict';
  return [
    `create table ${name} (${parts.join(', ')}) ${end}`,
    ...Object.entries(indexes).map(([index, of]) => `create index ${name}_${index} on ${name} ${of}`),
    ...Object.entries(uniqueIndexes).map(([index, of]) => `create unique index ${name}_${index} on ${name} ${of}`),
  ];
};

/** A day as `YYYY-MM-DD`, or a season's id. */
export type PeriodKey = Brand<string, 'PeriodKey'>;

/** Returns the key of a ticket's period. */
export const periodKey = (period: TicketPeriod): PeriodKey => periodText(period) as PeriodKey;
