import type { LocalDate } from '@shop/core/dates/local-date';
import { storedMember, storedPassword } from '../stored/personal-data.ts';
import type { CartTables } from './cart-schema.ts';
import type { OrderTables } from './order-schema.ts';
import { integer, json, moment, oneOf, type RowOf, table, text, textIfAny } from './table.ts';

/** Accounts, attempts to log in, and moves of the shop. */
const operationTables = {
  accounts: table({
    member_hash_id: text('primary key'),
    name: text('unique'),
    member: json(storedMember),
    password: json(storedPassword),
    opened_at: moment(),
  }),
  member_tokens: table(
    {
      token_hash: text('primary key'),
      member_hash_id: text('references accounts (member_hash_id) on delete cascade'),
      ends_at: moment(),
    },
    { indexes: { by_end: '(ends_at)' } },
  ),
  /** Attempts to log in or to guess a promo code, by a digest of the key that they are counted under. */
  log_in_tries: table(
    { key_hash: text(), tried_at: moment() },
    { indexes: { by_age: '(tried_at)', by_key_and_age: '(key_hash, tried_at)' } },
  ),
  /** One row per digest, locked while its attempts are counted, with the time of the last count. */
  try_turns: table({ key_hash: text('primary key'), tried_at: moment() }, { indexes: { by_age: '(tried_at)' } }),
  /** Row 1: the transfer of the shop from one database to another. Row 2: the backup that it was restored from,
   *  until its operator closes the restore. */
  shop_moves: table({
    id: integer<1 | 2>('primary key check (id in (1, 2))'),
    /** `leaving`: about to move. `gone`: moved, and sells only at the other place. `arrived`: this is the other
     *  place. */
    state: oneOf(['leaving', 'gone', 'arrived', 'restored']),
    /** Id of a transfer, stored in both places. Empty for a restore. */
    transfer: text(),
    /** The place that it moved to or came from, without user and password. */
    place: text(),
    moved_at: moment(),
  }),
};

/** Versions of the catalog. */
const catalogTables = {
  /** The catalog of each version, and since when it is on sale. The highest version is current. */
  catalog_versions: table(
    {
      version: integer('primary key'),
      since: moment(),
      /** Digest of the content: distinguishes two versions with the same number. */
      stamp: text(),
      /** The compiled files, see `catalog-files/stored-catalog.ts`. */
      document: text(),
      /** The imported files. The last column, because only an export reads it. Empty for versions of release 0.2.0. */
      files: textIfAny(),
      /** The day from which the files count relative days. */
      counts_from: textIfAny<LocalDate>(),
    },
    { checks: { files: '(files is null) = (counts_from is null)' } },
  ),
};

/** The tables of the embedded provider except those of carts and orders; referenced tables come first. */
export const tables = { ...catalogTables, ...operationTables };

/** The rows of every table. Those of `schema_migrations` are Kysely's. */
export type Tables = CartTables &
  OrderTables & { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]['columns']> } & {
    schema_migrations: { name: string; timestamp: string };
  };
