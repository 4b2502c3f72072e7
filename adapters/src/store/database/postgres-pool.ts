import { Client, type ClientConfig, Pool, types } from 'pg';

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

class ShopClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    // pg leaves the socket open when authentication fails at this end, which keeps the process running.
    this.connection.once('error', () => this.connection.stream.destroy());
    // An error without a listener ends the process. The query in progress, or the next one, is refused with it.
    this.on('error', () => undefined);
  }
}

/** The connections of one process. A broken idle one is replaced. No session settings, which poolers refuse or drop. */
export const postgresPool = (url: string, limits: PostgresLimits): Pool => {
  const pool = new Pool({
    connectionString: verified(url),
    max: limits.mostConnections,
    connectionTimeoutMillis: limits.connectWithin,
    query_timeout: limits.statementWithin + silence,
    // A query without an answer ends its connection, which would keep the next one waiting otherwise.
    pipeline: true,
    Client: ShopClient,
    keepAlive: true,
    application_name: 'shop',
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        bigTypes.has(type) ? wholeNumber : types.getTypeParser(type, format),
    },
  });
  return pool.on('error', () => undefined);
};
