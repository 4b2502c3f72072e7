import { Client, Pool, types } from 'pg';

/** How a process uses the database. Units: milliseconds. */
export type PostgresLimits = {
  readonly mostConnections: number;
  /** Further ones that wait for a connection are refused at once. */
  readonly mostWaiting: number;
  readonly connectWithin: number;
  readonly statementWithin: number;
  readonly lockWithin: number;
};

/** A frozen server ends all running queries within 5 seconds. */
export const defaultLimits: PostgresLimits = {
  mostConnections: 10,
  mostWaiting: 500,
  connectWithin: 4000,
  statementWithin: 3500,
  lockWithin: 3000,
};

/** A silent server ends no statement by itself; the client gives up this long after it should have. Units:
 *  milliseconds. */
const silence = 500;

/** A whole number, or an error where a number could no longer hold it exactly. */
const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a stored number is too large to be read');
  return value;
};

/** `int8` and the `numeric` of its sums. */
const bigTypes: ReadonlySet<number> = new Set([20, 1700]);

/** Encryption without a check of the certificate means the mode with one here. */
const verified = (address: string): string => {
  const url = new URL(address);
  const encryption = url.searchParams.get('sslmode');
  if (encryption === 'require' || encryption === 'verify-ca') url.searchParams.set('sslmode', 'verify-full');
  return url.href;
};

/** pg leaves the socket open when authentication fails at this end, which would keep the process running. */
class EndingClient extends Client {
  override connect(): Promise<Client>;
  override connect(callback: (error: Error | null) => void): void;
  override connect(callback?: (error: Error | null) => void): Promise<Client> | undefined {
    if (callback === undefined) return super.connect();
    super.connect((error: Error | null) => {
      if (error !== null) void this.end();
      callback(error);
    });
    return undefined;
  }
}

/** The connections of one process. A broken idle one is replaced. No session settings, which poolers refuse or drop. */
export const postgresPool = (url: string, limits: PostgresLimits): Pool => {
  const pool = new Pool({
    connectionString: verified(url),
    max: limits.mostConnections,
    connectionTimeoutMillis: limits.connectWithin,
    query_timeout: limits.statementWithin + silence,
    Client: EndingClient,
    keepAlive: true,
    application_name: 'shop',
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        bigTypes.has(type) ? wholeNumber : types.getTypeParser(type, format),
    },
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
};
