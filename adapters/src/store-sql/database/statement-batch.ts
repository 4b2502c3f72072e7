import type { Connection, FieldDef, QueryResult, Submittable } from 'pg';

/** A fault of the program's own: the connection has done nothing wrong. */
export class ProgramFault extends Error {}

/** What a statement did and gave: rows, or how many it touched. */
export type Answer = Pick<QueryResult, 'command' | 'rowCount' | 'rows'>;

/** A statement on its way; `name`: it is planned once a connection and then only bound. */
export type Asked = {
  readonly text: string;
  readonly name: string | undefined;
  readonly values: readonly (string | null)[];
  /** Told what came of it; of what nobody waits for, nobody is told. */
  readonly told?: {
    readonly answered: (answer: Answer) => void;
    /** `isUnrun`: it was not come to, since one before it failed. */
    readonly failed: (error: Error, isUnrun: boolean) => void;
  };
};

type Reader = (text: string) => unknown;

/** How the texts of a type are read, by the type's number in the database. */
export type ReaderOf = (type: number) => Reader;

type Columns = readonly { readonly name: string; readonly read: Reader }[];

/** Statements that a connection has planned, with the columns that each gives. */
export type PlannedStatements = Map<string, Columns>;

/** What the database calls it, and a count of rows where it counts: `INSERT 0 1`, `UPDATE 3`, `COMMIT`. */
const completed = (text: string): Pick<Answer, 'command' | 'rowCount'> => {
  const count = Number(text.slice(text.lastIndexOf(' ') + 1));
  return { command: text.split(' ', 1)[0] ?? '', rowCount: Number.isNaN(count) ? null : count };
};

const rowOf = (columns: Columns, fields: readonly (string | null)[]): Record<string, unknown> => {
  const row: Record<string, unknown> = {};
  columns.forEach(({ name, read }, at) => {
    const text = fields[at] ?? null;
    row[name] = text === null ? null : read(text);
  });
  return row;
};

const portal = { type: 'P' } as const;

/** Statements that reach the database in one message and are answered in one: those after one that failed are not run. */
export class StatementBatch implements Submittable {
  readonly #statements: readonly Asked[];
  readonly #planned: PlannedStatements;
  readonly #readerOf: ReaderOf;
  #columns: Columns = [];
  #rows: Answer['rows'] = [];
  #unreadable: ProgramFault | undefined;
  #answered = 0;
  /** Called once all is over, by which the client ends its patience. */
  callback: (error: Error | null) => void = () => undefined;

  constructor(statements: readonly Asked[], planned: PlannedStatements, readerOf: ReaderOf) {
    this.#statements = statements;
    this.#planned = planned;
    this.#readerOf = readerOf;
  }

  submit(connection: Connection): void {
    connection.stream.cork();
    for (const statement of this.#statements) this.#write(connection, statement);
    connection.sync();
    connection.stream.uncork();
    this.#begin();
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, read: this.#readerOf(dataTypeID) }));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    try {
      this.#rows.push(rowOf(this.#columns, fields));
    } catch (error) {
      // Nobody catches what is thrown at the client that calls this: the process would end.
      this.#unreadable = new ProgramFault(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const statement = this.#statements[this.#answered];
    if (statement?.name !== undefined) this.#planned.set(statement.name, this.#columns);
    if (this.#unreadable !== undefined) statement?.told?.failed(this.#unreadable, false);
    else statement?.told?.answered({ ...completed(text), rows: this.#rows });
    this.#answered += 1;
    this.#begin();
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }

  handleError(error: Error): void {
    const failed = this.#statements.slice(this.#answered);
    this.#answered = this.#statements.length;
    failed.forEach(({ told }, after) => void told?.failed(error, after > 0));
    this.callback(error);
  }

  #begin(): void {
    const name = this.#statements[this.#answered]?.name;
    this.#columns = (name === undefined ? undefined : this.#planned.get(name)) ?? [];
    this.#rows = [];
    this.#unreadable = undefined;
  }

  #write(connection: Connection, { text, name, values }: Asked): void {
    const isPlanned = name !== undefined && this.#planned.has(name);
    if (!isPlanned) {
      // One that failed may be there all the same.
      if (name !== undefined) connection.close({ type: 'S', name }, true);
      connection.parse({ text, name: name ?? '', types: [] }, true);
    }
    connection.bind({ statement: name, values: [...values] }, true);
    if (!isPlanned) connection.describe(portal, true);
    connection.execute(null, true);
  }
}
