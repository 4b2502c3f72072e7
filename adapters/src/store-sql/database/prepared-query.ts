import { type Compilable, type CompiledQuery, type QueryResult, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** Stands in a query for a value that is bound later. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export type Slots<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

type Values = Readonly<Record<string, unknown>>;

/** Marks where the value of a name goes in a query that is compiled once. */
export const slot = (name: string) => sql<never>`${new Slot(name)}`;

/** Compiles a query once per database and binds it each time: for the statements of every request, since Kysely takes longer to compile
 *  one than SQLite to run it. `slot('name')` marks where the value of that name goes. */
export const preparedQuery =
  <Given extends Values>() =>
  <Row>(build: (db: Db, slot: Slots<Given>) => Compilable<Row>) => {
    // Each database has an adapter of its own.
    const compiled = new WeakMap<object, CompiledQuery<Row>>();
    return (db: Db, values: Given): Promise<QueryResult<Row>> => {
      const { adapter } = db.getExecutor();
      const query = compiled.get(adapter) ?? build(db, slot).compile();
      compiled.set(adapter, query);
      const bound = (parameter: unknown) => (parameter instanceof Slot ? values[parameter.name] : parameter);
      return db.executeQuery({ ...query, parameters: query.parameters.map(bound) });
    };
  };

/** The same of a statement that is written out. */
export const preparedSql = <Given extends Values, Row>(build: (slot: Slots<Given>) => RawBuilder<Row>) =>
  preparedQuery<Given>()((db, slot) => ({ compile: () => build(slot).compile(db) }));

/** Whether a change found the rows that it names. */
export const hasChanged = ({ numAffectedRows }: QueryResult<unknown>): boolean => (numAffectedRows ?? 0n) > 0n;
