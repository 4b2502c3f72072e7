import {
  type ControlledTransaction,
  type Dialect,
  HandleEmptyInListsPlugin,
  Kysely,
  replaceWithNoncontingentExpression,
  Transaction,
  type TransactionSettings,
} from 'kysely';
import { ok, type Result } from 'neverthrow';
import type { Tables } from '../tables/tables.ts';
import type { Db, Tx, WorkTerms } from './database.ts';
import { migrateInSteps } from './migrate-in-steps.ts';
import { defaultLimits, type PostgresLimits, postgresConnections } from './postgres-connections.ts';
import { type OnTime, postgresDialect } from './postgres-dialect.ts';
import { NeverRun, postgresFailure } from './postgres-failure.ts';
import { type OnStoreFailure, type SqlDatabase, sqlDatabase } from './sql-database.ts';
import { StoreTrouble } from './store-failure.ts';
import { triedAgain, UnknownOutcome } from './tried-again.ts';

export type PostgresOptions = {
  readonly limits?: Partial<PostgresLimits>;
  readonly onTime?: OnTime | undefined;
  readonly onFailure?: OnStoreFailure | undefined;
};

/** Whether a commit that failed so may have been kept. */
const mayBeKept = (error: unknown): boolean => postgresFailure(error).type === 'lost' && !(error instanceof NeverRun);

const undo = async (tx: ControlledTransaction<Tables>): Promise<void> => {
  // Where that fails the connection is gone, and the transaction with it.
  await tx
    .rollback()
    .execute()
    .catch(() => undefined);
};

/** A commit that failed leaves its connection taken until the transaction is told to end. */
const keep = async (tx: ControlledTransaction<Tables>): Promise<void> => {
  try {
    await tx.commit().execute();
  } catch (error) {
    await undo(tx);
    throw mayBeKept(error) ? new UnknownOutcome('the answer to a commit was lost', { cause: error }) : error;
  }
};

const begun = (db: Db, { isolationLevel, accessMode }: TransactionSettings) => {
  const started = db.startTransaction();
  const leveled = isolationLevel === undefined ? started : started.setIsolationLevel(isolationLevel);
  return (accessMode === undefined ? leveled : leveled.setAccessMode(accessMode)).execute();
};

/** The same transaction for statements that are asked side by side: they leave in their order, in one message. */
const sideBySide = async (tx: ControlledTransaction<Tables>, dialect: Dialect): Promise<Tx> => {
  const own = tx.getExecutor();
  const connection = await own.provideConnection(async (given) => given);
  const executor = own.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
  return new Transaction({ config: { dialect }, dialect, driver: dialect.createDriver(), executor });
};

/** One try: the work in a transaction, kept when it answers `ok`. */
const inTransaction = async <Value, Failure>(
  db: Db,
  dialect: Dialect,
  settings: TransactionSettings,
  work: (tx: Tx) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> => {
  const tx = await begun(db, settings);
  const outcome = await work(await sideBySide(tx, dialect)).catch(async (error: unknown) => {
    await undo(tx);
    throw error;
  });
  if (outcome.isOk()) await keep(tx);
  else await undo(tx);
  return outcome;
};

/** Nothing is in a list of nothing, which SQLite knows by itself. */
const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });

/** All of what is read is of one moment. */
const seen: TransactionSettings = { isolationLevel: 'repeatable read', accessMode: 'read only' };

/** Whoever guards what it decides on by locks and conditions gets by with less than the order of one after the other. */
const settingsOf = ({ guards }: WorkTerms): TransactionSettings => ({
  isolationLevel: guards === 'itself' ? 'read committed' : 'serializable',
});

/** The shop's tables in a PostgreSQL database that any number of processes share (D-POSTGRES). Nothing is asked of it before its first
 *  use, so that an address that leads nowhere is found then. */
export const postgresDatabase = (
  url: string,
  { limits, onTime = () => undefined, onFailure }: PostgresOptions = {},
): SqlDatabase => {
  const connections = postgresConnections(url, { ...defaultLimits, ...limits });
  const dialect = postgresDialect(connections, onTime);
  const db = new Kysely<Tables>({ dialect, plugins: [emptyLists] });
  let isClosed = false;
  const tried = <Value, Failure>(
    settings: TransactionSettings,
    work: (tx: Tx) => Promise<Result<Value, Failure>>,
    findsItsEffect: boolean,
  ): Promise<Result<Value, Failure>> => {
    const run = async () => {
      if (isClosed) throw new StoreTrouble('lost', 'the database is closed');
      return inTransaction(db, dialect, settings, work);
    };
    return triedAgain(run, { findsItsEffect });
  };
  const database = sqlDatabase(
    {
      db,
      dialect: 'postgres',
      read: (work) => tried(seen, work, true),
      commit: (work, terms = {}) => tried(settingsOf(terms), work, terms.findsItsEffect === true),
      migrate: async (areas) => ok(await triedAgain(() => migrateInSteps(db, areas), { findsItsEffect: true })),
      scrub: async () => undefined,
    },
    onFailure,
  );
  const close = async (): Promise<void> => {
    isClosed = true;
    await database.close();
  };
  return { ...database, close };
};
