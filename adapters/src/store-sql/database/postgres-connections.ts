import { Client, type ClientBase, DatabaseError, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { knownStatements } from './known-statements.ts';
import { NamedConnection, spoken } from './named-connection.ts';
import type { PlannedStatements, ReaderOf } from './statement-batch.ts';
import { StoreOverloaded, StoreTrouble } from './store-failure.ts';
import { behindPooler } from './unfit-database.ts';

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

/** A whole number, or an error where a number could no longer hold it exactly. */
const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a stored number is too large to be read');
  return value;
};

/** `int8` and the `numeric` of its sums. */
const bigTypes: ReadonlySet<number> = new Set([20, 1700]);

const readerOf: ReaderOf = (type) => (bigTypes.has(type) ? wholeNumber : types.getTypeParser(type));

/** How the database says that it knows no such setting: `undefined_object`. */
const unknownState = '42704';

/** Left to itself the database would plan some statements anew for each visitor, wherever it guesses that knowing the values helps, which takes
 *  longer than to run them. An engine that knows no such choice makes none. */
const planOnce = async (client: ClientBase): Promise<void> => {
  await client.query('set plan_cache_mode = force_generic_plan').catch((error: unknown) => {
    if (!(error instanceof DatabaseError) || error.code !== unknownState) throw error;
  });
};

export type PostgresConnections = {
  readonly connect: () => Promise<NamedConnection>;
  readonly end: () => Promise<void>;
};

/** Encryption that does not look at who is at the other end protects from nobody who stands between, so the words that leave that open
 *  mean the one that does not (D-DATABASE-ADDRESS). */
const verified = (address: string): string => {
  const url = new URL(address);
  const encryption = url.searchParams.get('sslmode');
  if (encryption === 'require' || encryption === 'verify-ca') url.searchParams.set('sslmode', 'verify-full');
  return url.href;
};

/** A greeting that fails at this end is left open by pg, and would keep the process until the server tires of it. */
class EndingClient extends Client {
  override connect(): Promise<Client>;
  override connect(told: (error: Error | null) => void): void;
  override connect(told?: (error: Error | null) => void): Promise<Client> | undefined {
    if (told === undefined) return super.connect();
    super.connect((error: Error | null) => {
      if (error !== null) void this.end();
      told(error);
    });
    return undefined;
  }
}

/** What somebody who answers says no with, where its own words name no remedy. */
const entryRefusals: readonly (readonly [RegExp, string])[] = [
  [/^SASL: .*client password must be/, 'it asks for a password, and its address gives none'],
  [/^unsupported startup parameter/, behindPooler],
];

const refusedEntry = (error: unknown): Error => {
  const said = error instanceof Error ? error.message : '';
  const [, reason] = entryRefusals.find(([words]) => words.test(said)) ?? [];
  return reason === undefined ? spoken(error) : new StoreTrouble('other', reason, { cause: error });
};

/** How connections are opened and limited. */
export const poolConfig = (url: string, limits: PostgresLimits): PoolConfig => ({
  connectionString: verified(url),
  max: limits.mostConnections,
  connectionTimeoutMillis: limits.connectWithin,
  statement_timeout: limits.statementWithin,
  lock_timeout: limits.lockWithin,
  idle_in_transaction_session_timeout: limits.statementWithin,
  // For a server that fell silent, which ends no statement by itself.
  query_timeout: limits.statementWithin * 2,
  Client: EndingClient,
  keepAlive: true,
  application_name: 'shop',
  onConnect: planOnce,
});

/** The connections of one process. A connection that breaks while nobody uses it is replaced and says nothing. */
export const postgresConnections = (url: string, limits: PostgresLimits): PostgresConnections => {
  const pool = new Pool(poolConfig(url, limits));
  const statementOf = knownStatements();
  const plannedBy = new WeakMap<PoolClient, PlannedStatements>();
  const plannedOf = (client: PoolClient): PlannedStatements => {
    const planned = plannedBy.get(client) ?? new Map();
    plannedBy.set(client, planned);
    return planned;
  };
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const connect = async (): Promise<NamedConnection> => {
    if (pool.waitingCount >= limits.mostWaiting) throw new StoreOverloaded('too many wait for the database');
    const client = await pool.connect().catch((error: unknown) => {
      throw refusedEntry(error);
    });
    return new NamedConnection({ client, planned: plannedOf(client), readerOf, statementOf });
  };
  let ended: Promise<void> | undefined;
  const end = (): Promise<void> => {
    ended ??= pool.end();
    return ended;
  };
  return { connect, end };
};
