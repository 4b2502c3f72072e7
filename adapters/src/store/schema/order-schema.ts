import type { LocalDate } from '@shop/core/dates/local-date';
import type { AttemptId, CartId, LeaseId, OrderRef, TicketCode } from '@shop/core/ids';
import type { StrayPayment } from '@shop/core/seller/checkout/seller-order';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { SqlDialectName } from './table.ts';

/** Kinds of keys by which an order is found. */
export const orderKeyKinds = ['order', 'orderNumber', 'cancelId', 'orderKey', 'attempt', 'ticket'] as const;
export type OrderKeyKind = (typeof orderKeyKinds)[number];

/** Kinds of due rows: a query of the payment provider, and a mail to send. The other two wait for a person and are
 *  never leased. */
export const dueKinds = ['payment', 'mail', 'paymentAttention', 'mailAttention'] as const;
export type DueKind = (typeof dueKinds)[number];

/** Rows of orders and of the tables derived from them. */
export type OrderTables = {
  orders: {
    ref: OrderRef;
    revision: number;
    /** Text in SQLite, parsed in PostgreSQL. */
    document: ColumnType<unknown, string, string>;
    cart_id: CartId;
    attempt_states: string;
    session_at: number | null;
    order_number: GeneratedAlways<string>;
    outcome: GeneratedAlways<string>;
    total: GeneratedAlways<number>;
    paid_attempt: GeneratedAlways<string | null>;
    placed_at: GeneratedAlways<number>;
    catalog_version: GeneratedAlways<number>;
    first_visit: GeneratedAlways<string | null>;
    last_visit: GeneratedAlways<string | null>;
  };
  order_buyers: {
    order_ref: OrderRef;
    document: ColumnType<unknown, string, string>;
    email: GeneratedAlways<string>;
    name: GeneratedAlways<string>;
    member_hash_id: GeneratedAlways<string | null>;
  };
  order_keys: { kind: OrderKeyKind; key: string; order_ref: OrderRef; cart_id: CartId };
  order_numbers: { year: number; last: number };
  due: {
    kind: DueKind;
    what: string;
    order_ref: OrderRef;
    at: number;
    waits_since: number | null;
    why: string | null;
    leased_until: number | null;
    lease: LeaseId | null;
  };
  cards: { code: TicketCode; order_ref: OrderRef; value: number; spent: number; ends_on: LocalDate | null };
  stray_payments: {
    attempt_id: AttemptId;
    order_ref: OrderRef;
    amount: number;
    state: StrayPayment['state'];
    since: number;
  };
  command_log: {
    id: string;
    cart_id: CartId;
    at: number;
    owner: string | null;
    command: string;
    document: ColumnType<unknown, string, string>;
  };
};

/** Names of the tables; referenced tables come first. */
export const orderTableNames = [
  'orders',
  'order_buyers',
  'order_keys',
  'order_numbers',
  'due',
  'cards',
  'stray_payments',
  'command_log',
] as const satisfies readonly (keyof OrderTables)[];

const oneOf = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** Returns the statements that create the tables. Times are milliseconds since 1970, amounts are cents. */
export const orderSchema = (dialect: SqlDialectName): readonly string[] => {
  const isPostgres = dialect === 'postgres';
  const text = isPostgres ? 'text collate "C"' : 'text';
  const moment = isPostgres ? 'bigint' : 'integer';
  const json = isPostgres ? 'jsonb' : 'text';
  const strict = isPostgres ? '' : 'strict';
  const clustered = isPostgres ? '' : 'strict, without rowid';
  const member = (path: string, type: string): string =>
    isPostgres ? `((document #>> '{${path.replace('.', ',')}}')::${type})` : `(document ->> '$.${path}')`;
  const generated = (path: string, type: string): string => `generated always as ${member(path, type)} stored`;
  const fullName = `${member('customer.firstName', 'text')} || ' ' || ${member('customer.lastName', 'text')}`;
  return [
    // Orders and their state. SQLite cannot generate columns from a list, so the states of all attempts and the time of
    // the last attempt with a session are written with the document.
    `create table orders (
      ref ${text} primary key, revision integer not null, document ${json} not null,
      cart_id ${text} not null references carts (id), attempt_states ${text} not null, session_at ${moment},
      order_number ${text} not null ${generated('orderNumber', 'text')},
      outcome ${text} not null ${generated('outcome', 'text')},
      total integer not null ${generated('total', 'integer')},
      paid_attempt ${text} ${generated('paidAttempt', 'text')},
      placed_at ${moment} not null ${generated('placedAt', 'bigint')},
      catalog_version integer not null ${generated('catalogVersion', 'integer')},
      first_visit ${text} ${generated('visit.first', 'text')}, last_visit ${text} ${generated('visit.last', 'text')},
      constraint orders_total check (total >= 0),
      constraint orders_outcome check (outcome in ('open', 'completed', 'refunded', 'canceled')),
      constraint orders_paid check (outcome <> 'completed' or total = 0 or paid_attempt is not null)) ${strict}`,
    'create index orders_by_cart on orders (cart_id)',
    // Lists for staff.
    'create index orders_by_age on orders (placed_at, order_number)',
    'create index orders_by_outcome on orders (outcome, placed_at, order_number)',
    'create index orders_by_visit on orders (first_visit, last_visit, ref) where first_visit is not null',
    `create index orders_unpaid_by_age on orders (placed_at, ref) where outcome = 'open'`,
    `create index orders_attempt_states on orders (attempt_states) where attempt_states <> ''`,
    'create index orders_sessions on orders (session_at) where session_at is not null',
    // Personal data of an order, in a table of its own so that queries of orders never read it by accident.
    `create table order_buyers (
      order_ref ${text} primary key references orders (ref), document ${json} not null,
      email ${text} not null ${generated('customer.email', 'text')},
      name ${text} not null generated always as (${fullName}) stored,
      member_hash_id ${text} ${generated('memberHashId', 'text')}) ${strict}`,
    'create index order_buyers_by_email on order_buyers (lower(email))',
    'create index order_buyers_by_name on order_buyers (name, order_ref)',
    'create index order_buyers_by_member on order_buyers (member_hash_id) where member_hash_id is not null',
    // Keys by which an order is found; derived from its document.
    `create table order_keys (
      kind ${text} not null check (kind in (${oneOf(orderKeyKinds)})), key ${text} not null,
      order_ref ${text} not null references orders (ref), cart_id ${text} not null,
      constraint order_keys_key primary key (kind, key)) ${clustered}`,
    `create table order_numbers (year integer primary key, last integer not null) ${strict}`,
    // Open tasks of hosts and persons, derived from the documents. `waits_since`: since when a payment waits for its
    // provider. A host leases the row of its task under its own name.
    `create table due (
      kind ${text} not null check (kind in (${oneOf(dueKinds)})), what ${text} not null,
      order_ref ${text} not null references orders (ref), at ${moment} not null, waits_since ${moment}, why ${text},
      leased_until ${moment}, lease ${text}, constraint due_key primary key (kind, what)) ${clustered}`,
    'create index due_by_age on due (kind, at)',
    'create index due_by_order on due (order_ref)',
    // Value cards that are sold and not canceled, with the amount taken, at most the card's value.
    `create table cards (
      code ${text} primary key, order_ref ${text} not null references orders (ref), value integer not null,
      spent integer not null, ends_on ${text}, constraint cards_spent check (spent between 0 and value)) ${clustered}`,
    // Money that a provider has for an unknown order.
    `create table stray_payments (
      attempt_id ${text} primary key, order_ref ${text} not null, amount integer not null, state ${text} not null,
      since ${moment} not null) ${strict}`,
    // Requests about a cart and its orders, and their decisions, without personal data. `owner`: a digest of the client
    // that opened the cart, on the row of its opening.
    `create table command_log (
      id ${text} primary key, cart_id ${text} not null references carts (id) on delete cascade, at ${moment} not null,
      owner ${text}, command ${text} not null, document ${json} not null) ${strict}`,
    'create index command_log_by_cart on command_log (cart_id, at, id)',
    'create index command_log_by_age on command_log (at, id)',
    'create index command_log_by_owner on command_log (owner, at) where owner is not null',
  ];
};
