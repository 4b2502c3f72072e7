import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { LoadCatalog } from '../catalog/load-catalog.ts';
import type { Database } from '../database/database.ts';

/** What the SQL side of the shop is made of. */
export type ShopParts = {
  readonly database: Database;
  /** One a process, shared by everything that reads the catalog. */
  readonly loadCatalog: LoadCatalog;
  readonly clock: ClockPort;
  readonly random: RandomPort;
};
