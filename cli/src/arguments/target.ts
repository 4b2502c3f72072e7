import { basename, dirname, resolve } from 'node:path';
import { databaseAddressForm, isDatabaseAddress } from '@shop/core/paths/database-address';
import { err, ok, type Result } from 'neverthrow';
import type { Terminal } from '../terminal.ts';

/** The shop that a command acts on. */
export type Target =
  /** The address of a running shop, as a browser uses it. */
  | { readonly type: 'gateway'; readonly url: string }
  /** A provider's API with the shared client credential. */
  | { readonly type: 'provider'; readonly url: string; readonly user: string; readonly password: string }
  /** The shop inside this process, on a database file in a data folder. */
  | { readonly type: 'database'; readonly folder: string; readonly file: string }
  /** The shop inside this process, on a PostgreSQL database that hosts share; its address is a secret. */
  | { readonly type: 'postgres'; readonly url: string }
  /** A recorded trace that answers in place of a shop; `-` reads it from standard input. */
  | { readonly type: 'trace'; readonly file: string };

export const defaultTarget = 'http://127.0.0.1:3000';

/** Name of the database file when only its folder is named. */
const defaultFile = 'shop.db';

const expected =
  'expected http://host:port, a data folder, a database file ending in .db, postgres, provider, or trace:file';

const tracePrefix = 'trace:';

const isPlain = (url: URL | null): url is URL => url !== null && /^https?:$/.test(url.protocol) && url.username === '';

const parseAddress = (text: string): Result<URL, string> => {
  const url = URL.parse(text);
  return isPlain(url) && /^https?:\/\//i.test(text)
    ? ok(url)
    : err(`'${withoutSecret(text)}' is not an address of a shop; ${expected}`);
};

/** Parses the address of a running shop, which has no path. */
const parseGateway = (text: string): Result<Target, string> =>
  parseAddress(text).andThen(({ origin, pathname, search, hash }) =>
    [pathname, search, hash].join('') === '/'
      ? ok<Target, string>({ type: 'gateway', url: origin })
      : err(`'${text}' is the address of a page; give that of the shop: ${origin}`),
  );

/** Checks the settings of a provider that are addresses. */
const addressesOf = ({ CONTENT_URL = '', PROFILE_URL = '' }: Terminal['env']): Result<void, string> => {
  const wrong = Object.entries({ CONTENT_URL, PROFILE_URL }).find(
    ([, text]) => text !== '' && !isPlain(URL.parse(text)),
  );
  return wrong === undefined ? ok() : err(`${wrong[0]} must be an address such as https://host/path`);
};

/** Masks what stands before an @, as it may contain a password. */
const withoutSecret = (text: string): string => text.replace(/\/\/.*@/, '//***@');

/** Parses the address of a PostgreSQL database. Errors: one line without the address, which may contain a password. */
export const parsePostgres = (text: string, name: string): Result<string, string> =>
  isDatabaseAddress(URL.parse(text)) ? ok(new URL(text).href) : err(`${name} must be ${databaseAddressForm}`);

const parseShared = (text: string, { DATABASE_URL }: Terminal['env']): Result<Target, string> => {
  if (text !== 'postgres') return parsePostgres(text, '--on').map((url) => ({ type: 'postgres', url }));
  if (!DATABASE_URL) return err('postgres needs its address in the environment variable DATABASE_URL');
  return parsePostgres(DATABASE_URL, 'DATABASE_URL').map((url) => ({ type: 'postgres', url }));
};

const parseProvider = (env: Terminal['env']): Result<Target, string> => {
  const { PROVIDER_URL, PROVIDER_USER, PROVIDER_PASSWORD } = env;
  if (!PROVIDER_URL) return err('provider needs its address in the environment variable PROVIDER_URL');
  if (!PROVIDER_USER || !PROVIDER_PASSWORD)
    return err('provider needs its credential in the environment variables PROVIDER_USER and PROVIDER_PASSWORD');
  const url = URL.parse(PROVIDER_URL);
  if (!isPlain(url)) return err('PROVIDER_URL must be an address such as https://host/path');
  return addressesOf(env).map(() => ({
    type: 'provider',
    url: url.href.replace(/\/+$/, ''),
    user: PROVIDER_USER,
    password: PROVIDER_PASSWORD,
  }));
};

/** Returns whether the text looks like an address: a scheme, or a host with its port. A Windows drive has one
 *  letter. */
const isAddressLike = (text: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(text) || /^[\w.-]+:\d+(\/|$)/.test(text);

/** Parses `--on`. Relative paths start at the working folder. Errors: a sentence that names what is allowed. */
export const parseTarget = (
  text: string,
  { folder, env }: Pick<Terminal, 'folder' | 'env'>,
): Result<Target, string> => {
  if (text === 'provider') return parseProvider(env);
  if (text === 'postgres' || /^postgres(ql)?:/.test(text)) return parseShared(text, env);
  if (text.startsWith(tracePrefix)) {
    const file = text.slice(tracePrefix.length);
    return file.trim() === ''
      ? err(`no trace to replay; ${expected}`)
      : ok({ type: 'trace', file: file === '-' ? file : resolve(folder, file) });
  }
  if (isAddressLike(text)) return parseGateway(text);
  if (text.trim() === '') return err(`nothing to act on; ${expected}`);
  const path = resolve(folder, text);
  return ok(
    path.endsWith('.db')
      ? { type: 'database', folder: dirname(path), file: basename(path) }
      : { type: 'database', folder: path, file: defaultFile },
  );
};
