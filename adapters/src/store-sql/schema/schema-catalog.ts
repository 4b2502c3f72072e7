import type { TableStatements } from './column-types.ts';

/** Versions of the catalog, and the counters of what is taken of it. */
export const catalogTables: TableStatements = ({ text, bigint, strict, clustered }) => [
  `create table catalog_versions (
    version integer not null primary key,
    since ${bigint} not null,
    stamp ${text} not null,
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
    max_uses integer,
    used integer not null check (used >= 0),
    constraint promo_codes_uses check (max_uses is null or used <= max_uses)
  ) ${strict}`,
];
