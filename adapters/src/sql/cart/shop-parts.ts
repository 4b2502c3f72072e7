import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { LoadCatalogue } from '../catalogue/load-catalogue.ts';
import type { Database } from '../database/database.ts';

/** What the SQL side of the shop is made of. */
export type ShopParts = {
  readonly database: Database;
  /** One a process, shared by everything that reads the catalogue. */
  readonly loadCatalogue: LoadCatalogue;
  readonly clock: ClockPort;
  readonly random: RandomPort;
};
