import type { TableStatements } from './column-types.ts';

/** Versions of the catalog, and the counters of what is taken of it. */
export const catalogTables: TableStatements = ({ text, bigint, strict, clustered }) => [
  `create table catalog_state (
    id integer not null primary key check (id = 1),
    version integer not null,
    stamp ${text} not null
  ) ${strict}`,
  `create table catalog_versions (
    version integer not null primary key,
    since ${bigint},
    document ${text} not null
  ) ${strict}`,
  `create table facility_periods (
    facility_id ${text} not null,
    period ${text} not null,
    capacity integer not null,
    sold integer not null check (sold >= 0),
    paying integer not null check (paying >= 0),
    held integer not null check (held >= 0),
    constraint facility_periods_key primary key (facility_id, period),
    constraint facility_periods_capacity check (sold + paying + held <= capacity)
  ) ${clustered}`,
  `create table promo_codes (
    code ${text} not null primary key,
    percent integer check (percent between 0 and 100),
    amount integer check (amount >= 0),
    max_uses integer,
    used integer not null check (used >= 0),
    valid_from ${text},
    valid_until ${text},
    kinds ${text},
    off_sale integer not null check (off_sale in (0, 1)),
    constraint promo_codes_worth check ((percent is null) <> (amount is null)),
    constraint promo_codes_uses check (max_uses is null or used <= max_uses)
  ) ${strict}`,
];
