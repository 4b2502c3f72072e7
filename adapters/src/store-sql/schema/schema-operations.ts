import type { TableStatements } from './column-types.ts';

/** Accounts, log-in attempts, recorded calls, and where the shop has moved. */
export const operationTables: TableStatements = ({ text, bigint, strict }) => [
  `create table accounts (
    member_hash_id ${text} not null primary key,
    name ${text} not null unique,
    member ${text} not null,
    password ${text} not null,
    opened_at ${bigint} not null
  ) ${strict}`,
  `create table member_tokens (
    token_hash ${text} not null primary key,
    member_hash_id ${text} not null references accounts (member_hash_id) on delete cascade,
    ends_at ${bigint} not null
  ) ${strict}`,
  `create index member_tokens_by_end on member_tokens (ends_at)`,
  `create table log_in_tries (
    key_hash ${text} not null,
    tried_at ${bigint} not null
  ) ${strict}`,
  `create index log_in_tries_by_age on log_in_tries (tried_at)`,
  `create index log_in_tries_by_key_and_age on log_in_tries (key_hash, tried_at)`,
  `create table try_turns (
    key_hash ${text} not null primary key,
    tried_at ${bigint} not null
  ) ${strict}`,
  `create index try_turns_by_age on try_turns (tried_at)`,
  `create table kept_calls (
    id ${text} not null primary key,
    cart_id ${text} not null references carts (id) on delete cascade,
    owner ${text} not null,
    asked_at ${bigint} not null,
    line ${text} not null
  ) ${strict}`,
  `create index kept_calls_by_cart on kept_calls (cart_id, id)`,
  `create index kept_calls_by_age on kept_calls (asked_at)`,
  `create index kept_calls_by_owner on kept_calls (owner, id)`,
  `create table shop_moves (
    id integer not null primary key check (id = 1),
    state ${text} not null check (state in ('leaving', 'gone', 'arrived')),
    transfer ${text} not null,
    place ${text} not null,
    moved_at ${bigint} not null
  ) ${strict}`,
];
