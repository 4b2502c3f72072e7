import type { FacilityId } from '@shop/core/ids';
import { periodColumn } from './period-key.ts';
import { integer, moment, optional, table, text } from './table.ts';

/** Versions of the catalog, and the counters of what is taken of it. */
export const catalogTables = {
  /** What was sold under a version and since when: see `catalog-files/stored-catalog.ts`. The highest version is sold now. */
  catalog_versions: table({
    version: integer('primary key'),
    since: moment(),
    /** Digest of the content, which tells apart two versions with the same number. */
    stamp: text(),
    document: text(),
  }),
  /** Places of a facility on a day or in a season, in persons. Only an import writes `capacity`. `held` counts an expired hold until
   *  its places are taken again, so reads subtract expired ones. */
  facility_periods: table(
    {
      facility_id: text<FacilityId>(),
      period: periodColumn,
      capacity: integer(),
      sold: integer('check (sold >= 0)'),
      paying: integer('check (paying >= 0)'),
      held: integer('check (held >= 0)'),
    },
    { isClustered: true, key: ['facility_id', 'period'], checks: { capacity: 'sold + paying + held <= capacity' } },
  ),
  /** `used` counts the carts that hold the code, paid ones included. Only an import writes `max_uses`; null means no limit. */
  promo_codes: table(
    { code: text('primary key'), max_uses: optional(integer()), used: integer('check (used >= 0)') },
    { checks: { uses: 'max_uses is null or used <= max_uses' } },
  ),
};
