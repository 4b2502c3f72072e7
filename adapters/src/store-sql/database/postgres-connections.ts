import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { DatabaseError, type QueryResult as PgResult, Pool, type PoolClient, type PoolConfig, TypeOverrides } from 'pg';
import { ConnectionLost, isStale } from './postgres-failure.ts';
import { StoreOverloaded } from './store-failure.ts';

/** How a process uses the database. Units: milliseconds. */
export type PostgresLimits = {
  readonly mostConnections: number;
  /** So many wait for a connection at most; the others are told at once. */
  readonly mostWaiting: number;
  readonly connectWithin: number;
  readonly statementWithin: number;
  readonly lockWithin: number;
};

export const defaultLimits: PostgresLimits = {
  mostConnections: 10,
  mostWaiting: 500,
  connectWithin: 3000,
  statementWithin: 5000,
  lockWithin: 3000,
};

/** More statements than the shop has; a bound all the same, as inserts of many rows differ in text. */
const mostNamed = 500;

/** A whole number, or an error where a number could no longer hold it exactly. */
const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a stored number is too large to be read');
  return value;
};

/** `int8` and the `numeric` of its sums. */
const bigTypes = [20, 1700];

const readTypes = (): TypeOverrides => {
  const types = new TypeOverrides();
  for (const type of bigTypes) types.setTypeParser(type, wholeNumber);
  return types;
};

/** Names by text: a named statement is planned once a connection. Statements without values are few and stay without a name. */
const statementNames = () => {
  const names = new Map<string, string>();
  return (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNamed) return known;
    const made = `s${names.size}`;
    names.set(text, made);
    return made;
  };
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What the database says of a statement stays as it is; all else means that nobody answers. */
const spoken = (error: unknown): Error =>
  error instanceof DatabaseError ? error : new ConnectionLost(messageOf(error), { cause: error });

/** What a statement did and gave; of several statements, the last one. */
type Answer = Pick<PgResult, 'command' | 'rowCount' | 'rows'>;

/** One connection: statements by name, whole answers. */
export class NamedConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #nameOf: (text: string) => string | undefined;
  #isBroken = false;

  constructor(client: PoolClient, nameOf: (text: string) => string | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#ask(sql, parameters);
    // A transaction that a statement had failed in is not kept, whatever was asked.
    if (sql === 'commit' && command !== 'COMMIT') throw new Error('a failed transaction was to be committed');
    return { rows, ...(rowCount === null ? {} : { numAffectedRows: BigInt(rowCount) }) };
  }

  // biome-ignore lint/correctness/useYield: the shop reads whole answers.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('no answer is read piece by piece');
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  async #ask(text: string, parameters: readonly unknown[]): Promise<Answer> {
    const name = parameters.length === 0 ? undefined : this.#nameOf(text);
    try {
      const answer: PgResult | PgResult[] = await this.#client.query({
        text,
        values: [...parameters],
        ...(name === undefined ? {} : { name }),
      });
      return Array.isArray(answer) ? (answer.at(-1) ?? noAnswer) : answer;
    } catch (error) {
      const told = spoken(error);
      this.#isBroken ||= told instanceof ConnectionLost || isStale(error);
      throw told;
    }
  }
}

const noAnswer: Answer = { command: '', rowCount: null, rows: [] };

export type PostgresConnections = {
  readonly connect: () => Promise<NamedConnection>;
  readonly end: () => Promise<void>;
};

/** The connections of one process. A connection that breaks while nobody uses it is replaced and says nothing. */
export const postgresConnections = (url: string, limits: PostgresLimits): PostgresConnections => {
  const config: PoolConfig = {
    connectionString: url,
    max: limits.mostConnections,
    connectionTimeoutMillis: limits.connectWithin,
    statement_timeout: limits.statementWithin,
    lock_timeout: limits.lockWithin,
    idle_in_transaction_session_timeout: limits.statementWithin,
    // For a server that fell silent, which ends no statement by itself.
    query_timeout: limits.statementWithin * 2,
    keepAlive: true,
    application_name: 'shop',
    types: readTypes(),
  };
  const pool = new Pool(config);
  const nameOf = statementNames();
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const connect = async (): Promise<NamedConnection> => {
    if (pool.waitingCount >= limits.mostWaiting) throw new StoreOverloaded('too many wait for the database');
    const client = await pool.connect().catch((error: unknown) => {
      throw spoken(error);
    });
    return new NamedConnection(client, nameOf);
  };
  return { connect, end: () => pool.end() };
};
