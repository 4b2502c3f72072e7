import {
  type CompiledQuery,
  DefaultQueryExecutor,
  type Dialect,
  type KyselyPlugin,
  type QueryResult,
  Transaction,
  type TransactionSettings,
} from 'kysely';
import type { Result } from 'neverthrow';
import type { Tables } from '../tables/tables.ts';
import type { Tx } from './database.ts';
import type { NamedConnection } from './named-connection.ts';
import { NeverRun, postgresFailure } from './postgres-failure.ts';
import type { TellingDriver } from './telling-driver.ts';
import { UnknownOutcome } from './tried-again.ts';

/** Statements go straight to the connection that the transaction has, so that those that are asked side by side leave in their order, in
 *  one message. No plugin of ours changes answers. */
class StraightExecutor extends DefaultQueryExecutor {
  readonly #connection: NamedConnection;

  constructor(dialect: Dialect, connection: NamedConnection, plugins: readonly KyselyPlugin[]) {
    const provider = { provideConnection: <Value>(use: (given: NamedConnection) => Promise<Value>) => use(connection) };
    super(dialect.createQueryCompiler(), dialect.createAdapter(), provider, [...plugins]);
    this.#connection = connection;
  }

  override executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#connection.executeQuery<Row>(query);
  }
}

/** Whether a commit that failed so may have been kept. */
const mayBeKept = (error: unknown): boolean => postgresFailure(error).type === 'lost' && !(error instanceof NeverRun);

export type PostgresParts = {
  readonly dialect: Dialect;
  readonly driver: TellingDriver;
  readonly plugins: readonly KyselyPlugin[];
};

type Work<Value, Failure> = (tx: Tx) => Promise<Result<Value, Failure>>;

/** Runs work once in a transaction over a connection of its own, kept when it answers `ok`. Rejects with `UnknownOutcome` where nobody
 *  knows whether it was kept. */
export const postgresTransaction = ({ dialect, driver, plugins }: PostgresParts) => {
  const undo = async (connection: NamedConnection): Promise<void> => {
    // Where that fails the connection is gone, and the transaction with it.
    await driver.rollbackTransaction(connection).catch(() => undefined);
  };

  const keep = async (connection: NamedConnection): Promise<void> => {
    try {
      await driver.commitTransaction(connection);
    } catch (error) {
      await undo(connection);
      throw mayBeKept(error) ? new UnknownOutcome('the answer to a commit was lost', { cause: error }) : error;
    }
  };

  const begun = (connection: NamedConnection): Tx => {
    const executor = new StraightExecutor(dialect, connection, plugins);
    return new Transaction<Tables>({ config: { dialect }, dialect, driver, executor });
  };

  return async <Value, Failure>(
    settings: TransactionSettings,
    work: Work<Value, Failure>,
  ): Promise<Result<Value, Failure>> => {
    const connection = await driver.acquireConnection();
    try {
      await driver.beginTransaction(connection, settings);
      const outcome = await work(begun(connection)).catch(async (error: unknown) => {
        await undo(connection);
        throw error;
      });
      await (outcome.isOk() ? keep(connection) : undo(connection));
      return outcome;
    } finally {
      connection.release();
    }
  };
};
