import { type Compilable, type CompiledQuery, type QueryResult, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** Stands in a query where a value will be. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export type Slots<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

/** A query that is put together once and then only bound: for the few statements that every visitor runs, where building the
 *  text would cost more than running it. `slot('name')` marks where the value of that name goes. */
export const preparedQuery =
  <Values extends Readonly<Record<string, unknown>>>() =>
  <Row>(build: (db: Db, slot: Slots<Values>) => Compilable<Row>) => {
    // By adapter, of which each database has one: databases of two dialects can live in one process.
    const compiled = new WeakMap<object, CompiledQuery<Row>>();

    const compiledFor = (db: Db): CompiledQuery<Row> => {
      const { adapter } = db.getExecutor();
      const known = compiled.get(adapter);
      if (known !== undefined) return known;
      const made = build(db, (name) => sql`${new Slot(name)}`).compile();
      compiled.set(adapter, made);
      return made;
    };

    return (db: Db, values: Values): Promise<QueryResult<Row>> => {
      const query = compiledFor(db);
      const bind = (parameter: unknown) => (parameter instanceof Slot ? values[parameter.name] : parameter);
      return db.executeQuery({ ...query, parameters: query.parameters.map(bind) });
    };
  };

/** Whether a change hit any row. */
export const changedAny = (result: QueryResult<unknown>): boolean => (result.numAffectedRows ?? 0n) > 0n;
