import type { TableStatements } from './column-types.ts';

/** Carts, their lines with the places they hold, which refer to what is sold by ids alone (D-LINE-REFERENCES), and the keys of changes
 *  already made. */
export const cartTables: TableStatements = ({ text, bigint, strict, clustered }) => [
  `create table carts (
    id ${text} not null primary key,
    state ${text} not null check (state in ('open', 'paying', 'sold')),
    version integer not null,
    created_at ${bigint} not null,
    updated_at ${bigint} not null,
    paying_until ${bigint},
    first_moments ${text},
    lost_tickets ${text},
    former_positions ${text},
    lost_code ${text},
    lost_code_reason ${text},
    first_uses ${text}
  ) ${clustered}`,
  `create index carts_unsold_by_age on carts (created_at) where state <> 'sold'`,
  `create table cart_lines (
    cart_id ${text} not null references carts (id) on delete cascade,
    id ${text} not null,
    position integer not null,
    product_id ${text},
    price_list_id ${text},
    upsell_id ${text},
    facility_id ${text},
    period ${text},
    upsell_day ${text},
    chosen_price integer,
    quantity integer not null check (quantity > 0),
    persons_each integer not null check (persons_each >= 0),
    place_state ${text} not null check (place_state in ('none', 'held', 'lapsed', 'paying', 'sold')),
    first_added_at ${bigint} not null,
    last_added_at ${bigint} not null,
    hold_until ${bigint} not null,
    client_hash ${text},
    constraint cart_lines_of_cart primary key (cart_id, id),
    constraint cart_lines_of_one_thing check ((upsell_id is null) <> (price_list_id is null)),
    constraint cart_lines_with_places check ((period is null) = (place_state = 'none')),
    constraint cart_lines_with_facility check ((period is null) = (facility_id is null))
  ) ${clustered}`,
  `create index cart_lines_overdue on cart_lines (facility_id, period, hold_until) where place_state in ('held', 'paying')`,
  `create index cart_lines_by_client on cart_lines (client_hash, facility_id, period) where client_hash is not null`,
  `create table promo_uses (
    cart_id ${text} not null primary key references carts (id) on delete cascade,
    code ${text} not null references promo_codes (code),
    place_state ${text} not null check (place_state in ('held', 'lapsed', 'paying', 'sold')),
    hold_until ${bigint} not null,
    first_held_at ${bigint} not null
  ) ${clustered}`,
  `create index promo_uses_by_code on promo_uses (code, place_state, hold_until)`,
  `create table idempotency_keys (
    scope ${text} not null,
    key ${text} not null,
    request_hash ${text} not null,
    cart_id ${text} not null,
    created_at ${bigint} not null,
    constraint idempotency_keys_key primary key (scope, key)
  ) ${clustered}`,
  `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
  `create table customer_drafts (
    cart_id ${text} not null references carts (id) on delete cascade,
    session_hash ${text} not null,
    draft ${text} not null,
    typed_at ${bigint} not null,
    constraint customer_drafts_key primary key (cart_id, session_hash)
  ) ${strict}`,
  `create index customer_drafts_by_age on customer_drafts (typed_at)`,
  `create table buyers (
    cart_id ${text} not null references carts (id) on delete cascade,
    session_hash ${text} not null,
    customer ${text} not null,
    language ${text} not null,
    member_hash_id ${text},
    mtc_id ${bigint} not null,
    saved_at ${bigint} not null,
    told_version integer,
    told_total integer,
    constraint buyers_key primary key (cart_id, session_hash)
  ) ${strict}`,
  `create index buyers_by_age on buyers (saved_at)`,
];
