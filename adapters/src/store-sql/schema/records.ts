import type { Columns, RowOf, Table } from './table.ts';
import { tables } from './tables.ts';

/** `order_ref` as `orderRef`. */
type FieldName<Column> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<FieldName<Rest>>}`
  : Column;

type ValueOf<Column extends Columns[string]> = ReturnType<Column['read']>;

type InParts<Parts> = { [Part in keyof Parts]: Parts[Part][keyof Parts[Part]] }[keyof Parts];

/** A record with a field per column or part; one that is stored as null is absent. */
type RecordOf<Of extends Columns, Parts> = {
  readonly [Name in keyof Of as Of[Name] extends { isOptional: true } ? never : FieldName<Name>]: ValueOf<Of[Name]>;
} & {
  readonly [Name in keyof Of as Of[Name] extends { isOptional: true }
    ? FieldName<Exclude<Name, InParts<Parts>>>
    : never]?: Exclude<ValueOf<Of[Name]>, undefined>;
} & {
  readonly [Part in keyof Parts as Part & string]?: {
    readonly [Field in keyof Parts[Part]]: Exclude<ValueOf<Of[Parts[Part][Field] & keyof Of]>, undefined>;
  };
};

type Records<Of extends Columns, Parts> = {
  readonly read: (row: RowOf<Of>) => RecordOf<Of, Parts>;
  readonly write: (record: RecordOf<Of, Parts>) => RowOf<Of>;
};

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Reads and writes the rows of a table as records of core whose fields are called like its columns and parts. */
export function recordsOf<Name extends keyof typeof tables>(
  table: Name,
): Records<(typeof tables)[Name]['columns'], NonNullable<(typeof tables)[Name]['parts']>>;
export function recordsOf(table: keyof typeof tables): { read(row: never): unknown; write(record: never): unknown } {
  const { columns, parts = {} }: Table = tables[table];
  const inParts = Object.entries(parts).flatMap(([part, fields]) =>
    Object.entries(fields).map(([field, name]) => [name, { part, field }] as const),
  );
  const places = new Map<string, { readonly part?: string; readonly field: string }>(inParts);
  const named = Object.entries(columns).map(([name, column]) => ({
    ...{ name, column, field: name.replaceAll(/_(.)/g, (_match, letter: string) => letter.toUpperCase()) },
    ...places.get(name),
  }));
  return {
    read: (row: Values) => {
      const record: Record<string, unknown> = {};
      for (const { name, part, field, column } of named) {
        const value = column.read(row[name]);
        if (value === undefined) continue;
        if (part === undefined) record[field] = value;
        else record[part] = Object.assign(record[part] ?? {}, { [field]: value });
      }
      return record;
    },
    write: (record: Values) => {
      const row: Record<string, unknown> = {};
      for (const { name, part, field, column } of named) {
        const own = part === undefined ? record : record[part];
        row[name] = column.write(isValues(own) ? own[field] : undefined);
      }
      return row;
    },
  };
}
