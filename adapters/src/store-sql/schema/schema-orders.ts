import type { TableStatements } from './column-types.ts';

/** Orders, tickets and payments. */
export const orderTables: TableStatements = ({ text, bigint, strict }) => [
  `create table orders (
    ref ${text} not null primary key,
    number ${text} not null unique,
    cancel_id ${text} not null unique,
    cart_id ${text} not null references carts (id),
    cart_version integer not null,
    content ${text} not null,
    product_type ${text} not null,
    payment_type ${text} not null,
    total integer not null check (total >= 0),
    language ${text} not null,
    payment_status ${text} not null,
    outcome ${text} not null check (outcome in ('open', 'completed', 'refunded', 'canceled')),
    paid_attempt ${text},
    placed_at ${bigint} not null,
    session_hash ${text} not null,
    catalog_version integer not null,
    order_key ${text} not null,
    decline_reason ${text},
    constraint orders_paid check (outcome <> 'completed' or total = 0 or paid_attempt is not null)
  ) ${strict}`,
  `create index orders_by_cart on orders (cart_id, placed_at)`,
  `create unique index orders_by_key on orders (order_key)`,
  `create index orders_unpaid_by_age on orders (placed_at) where outcome = 'open'`,
  `create table order_buyers (
    order_ref ${text} not null primary key references orders (ref),
    customer ${text} not null,
    member_hash_id ${text},
    mtc_id ${bigint} not null
  ) ${strict}`,
  `create index order_buyers_by_member on order_buyers (member_hash_id) where member_hash_id is not null`,
  `create table order_numbers (
    year integer not null primary key,
    last integer not null
  ) ${strict}`,
  `create table order_tickets (
    code ${text} not null primary key,
    order_ref ${text} not null references orders (ref),
    line_id ${text} not null,
    number integer not null,
    admitted_at ${bigint},
    admitted_on ${text},
    constraint order_tickets_number unique (order_ref, number)
  ) ${strict}`,
  `create table payment_attempts (
    id ${text} not null primary key,
    order_ref ${text} not null references orders (ref),
    number integer not null,
    amount integer not null check (amount > 0),
    state ${text} not null check (state in ('opening', 'open', 'late', 'paid', 'declined', 'canceled', 'failed', 'refunding', 'refunded')),
    redirect_url ${text},
    session_ends_at ${bigint} not null,
    created_at ${bigint} not null,
    ask_at ${bigint},
    money_seen integer,
    refund_due_at ${bigint},
    attention_since ${bigint},
    attention_why ${text},
    constraint payment_attempts_number unique (order_ref, number)
  ) ${strict}`,
  `create unique index payment_attempts_one_open on payment_attempts (order_ref) where state in ('opening', 'open')`,
  `create unique index payment_attempts_one_paid on payment_attempts (order_ref) where state = 'paid'`,
  `create index payment_attempts_to_ask on payment_attempts (ask_at) where ask_at is not null`,
  `create index payment_attempts_to_look_at on payment_attempts (attention_since) where attention_since is not null`,
  `create table payment_events (
    event_id ${text} not null primary key,
    attempt_id ${text} not null references payment_attempts (id),
    received_at ${bigint} not null
  ) ${strict}`,
  `create index payment_events_by_age on payment_events (received_at)`,
  `create table stray_payments (
    attempt_id ${text} not null primary key,
    order_ref ${text} not null,
    amount integer not null,
    word ${text} not null,
    seen_since ${bigint} not null
  ) ${strict}`,
];
