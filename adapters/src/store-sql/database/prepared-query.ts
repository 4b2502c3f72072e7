import { type Compilable, type CompiledQuery, type QueryResult, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { changesRows, expectingRows } from './expected-rows.ts';

/** Stands in a query where a value will be. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export type Slots<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

type Built<Row> = (db: Db) => CompiledQuery<Row>;

/** By adapter, of which each database has one: databases of two dialects can live in one process. */
const compiledOnce = <Row>(build: Built<Row>): Built<Row> => {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return (db) => {
    const { adapter } = db.getExecutor();
    const known = compiled.get(adapter);
    if (known !== undefined) return known;
    const made = build(db);
    compiled.set(adapter, made);
    return made;
  };
};

type Values = Readonly<Record<string, unknown>>;

type Build<Given, Row> = (db: Db, slot: Slots<Given>) => Compilable<Row>;

const slot = (name: string) => sql<never>`${new Slot(name)}`;

const bound = <Row>(query: CompiledQuery<Row>, values: Values): CompiledQuery<Row> => {
  const bind = (parameter: unknown) => (parameter instanceof Slot ? values[parameter.name] : parameter);
  return { ...query, parameters: query.parameters.map(bind) };
};

/** A query that is put together once and then only bound: for the few statements that every visitor runs, where building the
 *  text would cost more than running it. `slot('name')` marks where the value of that name goes. */
export const preparedQuery =
  <Given extends Values>() =>
  <Row>(build: Build<Given, Row>) => {
    const compiled = compiledOnce((db) => build(db, slot).compile());
    return (db: Db, values: Given): Promise<QueryResult<Row>> => db.executeQuery(bound(compiled(db), values));
  };

/** The same for a change of rows that are expected to be there still; tells whether they were, as `changesRows` does. */
export const preparedChange =
  <Given extends Values>() =>
  <Row>(build: Build<Given, Row>) => {
    const compiled = compiledOnce((db) => expectingRows(db, build(db, slot).compile()));
    return (db: Db, values: Given): Promise<boolean> => changesRows(db, bound(compiled(db), values));
  };
