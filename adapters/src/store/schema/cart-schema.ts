import type { CartId, FacilityId } from '@shop/core/ids';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { PeriodKey, SqlDialectName } from './table.ts';

/** Rows of the places ledger, the code ledger, carts, sessions and keys. */
export type CartTables = {
  places: {
    facility_id: FacilityId;
    period: PeriodKey;
    capacity: number;
    sold: number;
    paying: number;
    held: number;
  };
  holds: {
    cart_id: CartId;
    line_id: string;
    facility_id: FacilityId;
    period: PeriodKey;
    persons: number;
    state: 'held' | 'paying' | 'sold';
    ends_at: number | null;
    counts_until: number | null;
    client: string | null;
  };
  promo_codes: { code: string; max_uses: number | null; used: number };
  code_uses: {
    cart_id: CartId;
    code: string;
    state: 'held' | 'paying' | 'sold';
    ends_at: number | null;
  };
  carts: {
    id: CartId;
    revision: number;
    /** Text in SQLite, parsed in PostgreSQL; also for the documents of sessions. */
    document: ColumnType<unknown, string, string>;
    state: GeneratedAlways<string>;
    created_at: GeneratedAlways<number>;
    updated_at: GeneratedAlways<number>;
    paying_until: GeneratedAlways<number | null>;
  };
  sessions: {
    cart_id: CartId;
    session_digest: string;
    buyer: ColumnType<unknown, string | null, string | null>;
    saved_at: number | null;
    draft: ColumnType<unknown, string | null, string | null>;
    typed_at: number | null;
  };
  intents: { scope: string; key: string; request_digest: string; cart_id: CartId; created_at: number };
};

/** Names of the tables; referenced tables come first. */
export const cartTableNames = [
  'places',
  'promo_codes',
  'carts',
  'holds',
  'code_uses',
  'sessions',
  'intents',
] as const satisfies readonly (keyof CartTables)[];

/** Columns with a document. */
export const documentColumns: readonly string[] = ['document', 'buyer', 'draft'];

/** Returns the statements that create the tables. Times are milliseconds since 1970. */
export const cartSchema = (dialect: SqlDialectName): readonly string[] => {
  const isPostgres = dialect === 'postgres';
  const text = isPostgres ? 'text collate "C"' : 'text';
  const moment = isPostgres ? 'bigint' : 'integer';
  const json = isPostgres ? 'jsonb' : 'text';
  const strict = isPostgres ? '' : 'strict, without rowid';
  const member = (name: string, type: string): string =>
    isPostgres ? `((document ->> '${name}')::${type})` : `(document ->> '$.${name}')`;
  return [
    // Places of a facility on a day or in a season, in persons. `capacity` is written by imports only. `held` and
    // `paying`
    // include rows of expired holds until their places are needed.
    `create table places (
      facility_id ${text} not null, period ${text} not null, capacity integer not null,
      sold integer not null check (sold >= 0), paying integer not null check (paying >= 0),
      held integer not null check (held >= 0),
      constraint places_key primary key (facility_id, period),
      constraint places_capacity check (sold + paying + held <= capacity)) ${strict}`,
    `create table promo_codes (
      code ${text} primary key, max_uses integer, used integer not null check (used >= 0),
      constraint promo_codes_uses check (max_uses is null or used <= max_uses)) ${isPostgres ? '' : 'strict'}`,
    `create table carts (
      id ${text} primary key, revision integer not null, document ${json} not null,
      state ${text} not null generated always as ${member('state', 'text')} stored,
      created_at ${moment} not null generated always as ${member('createdAt', 'bigint')} stored,
      updated_at ${moment} not null generated always as ${member('updatedAt', 'bigint')} stored,
      paying_until ${moment} generated always as ${member('payingUntil', 'bigint')} stored) ${isPostgres ? '' : 'strict'}`,
    `create index carts_unsold_by_age on carts (created_at) where state <> 'sold'`,
    // One row per cart line with places. A sold line has no end; a free order counts for its client for a limited time.
    `create table holds (
      cart_id ${text} not null references carts (id), line_id ${text} not null,
      facility_id ${text} not null, period ${text} not null, persons integer not null check (persons > 0),
      state ${text} not null check (state in ('held', 'paying', 'sold')), ends_at ${moment}, counts_until ${moment},
      client ${text},
      constraint holds_key primary key (cart_id, line_id),
      constraint holds_end check ((state = 'sold') = (ends_at is null))) ${strict}`,
    'create index holds_over on holds (facility_id, period, ends_at) where ends_at is not null',
    'create index holds_by_client on holds (client, facility_id, period) where client is not null',
    `create table code_uses (
      cart_id ${text} primary key references carts (id), code ${text} not null references promo_codes (code),
      state ${text} not null check (state in ('held', 'paying', 'sold')), ends_at ${moment},
      constraint code_uses_end check ((state = 'sold') = (ends_at is null))) ${strict}`,
    'create index code_uses_over on code_uses (code, ends_at) where ends_at is not null',
    // Personal data that a session saved or typed for a cart. Only that session may read it.
    `create table sessions (
      cart_id ${text} not null references carts (id) on delete cascade, session_digest ${text} not null,
      buyer ${json}, saved_at ${moment}, draft ${json}, typed_at ${moment},
      constraint sessions_key primary key (cart_id, session_digest)) ${strict}`,
    'create index sessions_by_age on sessions (saved_at) where saved_at is not null',
    'create index sessions_by_typing on sessions (typed_at) where typed_at is not null',
    // The change recorded for an idempotency key. The scope is the client and the cart of the request.
    `create table intents (
      scope ${text} not null, key ${text} not null, request_digest ${text} not null, cart_id ${text} not null,
      created_at ${moment} not null, constraint intents_key primary key (scope, key)) ${strict}`,
    'create index intents_by_age on intents (created_at)',
  ];
};
