import type { Columns, RowOf } from './table.ts';
import { tables } from './tables.ts';

/** `order_ref` as `orderRef`. */
type FieldName<Column> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<FieldName<Rest>>}`
  : Column;

type ValueOf<Column extends Columns[string]> = ReturnType<Column['read']>;

/** A record with a field per column; one that is stored as null is absent. */
type RecordOf<Of extends Columns> = {
  readonly [Name in keyof Of as Of[Name] extends { isOptional: true } ? never : FieldName<Name>]: ValueOf<Of[Name]>;
} & {
  readonly [Name in keyof Of as Of[Name] extends { isOptional: true } ? FieldName<Name> : never]?: Exclude<
    ValueOf<Of[Name]>,
    undefined
  >;
};

type Records<Of extends Columns> = {
  readonly read: (row: RowOf<Of>) => RecordOf<Of>;
  readonly write: (record: RecordOf<Of>) => RowOf<Of>;
};

type Values = Readonly<Record<string, unknown>>;

/** Reads and writes the rows of a table as records of core whose fields are called like its columns. */
export function recordsOf<Name extends keyof typeof tables>(table: Name): Records<(typeof tables)[Name]['columns']>;
export function recordsOf(table: keyof typeof tables) {
  const columns: Columns = tables[table].columns;
  const named = Object.entries(columns).map(([name, column]) => ({
    ...{ name, column },
    field: name.replaceAll(/_(.)/g, (_match, letter: string) => letter.toUpperCase()),
  }));
  return {
    read: (row: Values) => {
      const record: Record<string, unknown> = {};
      for (const { name, field, column } of named) {
        const value = column.read(row[name]);
        if (value !== undefined) record[field] = value;
      }
      return record;
    },
    write: (record: Values) => {
      const row: Record<string, unknown> = {};
      for (const { name, field, column } of named) row[name] = column.write(record[field]);
      return row;
    },
  };
}
