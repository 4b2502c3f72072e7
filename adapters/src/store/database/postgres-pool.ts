import { Client, type ClientConfig, Pool, types } from 'pg';

/** Limits of a process's use of the database. Times in milliseconds. */
export type PostgresLimits = {
  readonly mostConnections: number;
  /** Maximum number of requests that wait for a connection; further ones are refused at once. */
  readonly mostWaiting: number;
  readonly connectWithin: number;
  readonly statementWithin: number;
  readonly lockWithin: number;
};

/** With these limits all running queries end within 5 seconds when the server is frozen. */
export const defaultLimits: PostgresLimits = {
  mostConnections: 10,
  mostWaiting: 500,
  connectWithin: 4000,
  statementWithin: 3500,
  lockWithin: 3000,
};

/** Milliseconds after `statementWithin` when the client gives up, because a frozen server does not end statements. */
const silence = 500;

/** Parses a whole number. Throws when a number cannot represent it exactly. */
const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a stored number is too large to be read');
  return value;
};

/** Type ids of `int8`, and of `numeric`, the type of its sums. */
const bigTypes: ReadonlySet<number> = new Set([20, 1700]);

/** Raises `sslmode` `require` and `verify-ca` to `verify-full`, which checks certificate and host name. */
const verified = (address: string): string => {
  const url = new URL(address);
  const encryption = url.searchParams.get('sslmode');
  if (encryption === 'require' || encryption === 'verify-ca') url.searchParams.set('sslmode', 'verify-full');
  return url.href;
};

class ShopClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    // pg leaves the socket open when authentication fails on the client, which would keep the process running.
    this.connection.once('error', () => this.connection.stream.destroy());
    // An error without a listener ends the process. The current or next query is refused with it anyway.
    this.on('error', () => undefined);
  }
}

/** Returns the connections of one process. A broken idle connection is replaced. Uses no session settings, which
 *  poolers refuse or drop. */
export const postgresPool = (url: string, limits: PostgresLimits): Pool => {
  const pool = new Pool({
    connectionString: verified(url),
    max: limits.mostConnections,
    connectionTimeoutMillis: limits.connectWithin,
    query_timeout: limits.statementWithin + silence,
    // Ends a connection whose query gets no answer; otherwise the next query would wait for it.
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
