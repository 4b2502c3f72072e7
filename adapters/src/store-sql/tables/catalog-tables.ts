import type { Instant } from '@shop/core/dates/instant';
import type { FacilityId } from '@shop/core/ids';
import type { PeriodKey } from './period-key.ts';

/** What was sold under a version and since when: see `catalog-files/stored-catalog.ts`. The highest version is sold now. */
export type CatalogVersions = {
  version: number;
  since: Instant;
  /** A digest of what the version holds, so that two that were numbered alike are told apart. */
  stamp: string;
  document: string;
};

/** Places of a facility on a day or in a season. Units: persons; sold + paying + held never exceed the capacity, which only an import
 *  writes. `held` counts an expired hold until somebody asks for that day's places again, so reads take expired ones off. */
export type FacilityPeriods = {
  facility_id: FacilityId;
  period: PeriodKey;
  capacity: number;
  sold: number;
  paying: number;
  held: number;
};

/** `used` counts the carts that hold the code, paid ones included; null for `max_uses`, which only an import writes, means no limit. */
export type PromoCodes = {
  code: string;
  max_uses: number | null;
  used: number;
};

export type CatalogTables = {
  catalog_versions: CatalogVersions;
  facility_periods: FacilityPeriods;
  promo_codes: PromoCodes;
};
