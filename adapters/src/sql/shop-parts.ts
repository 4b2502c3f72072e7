import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { Database } from './database.ts';
import type { LoadCatalogue } from './load-catalogue.ts';

/** What the SQL side of the shop is made of. */
export type ShopParts = {
  readonly database: Database;
  /** One a process, shared by everything that reads the catalogue. */
  readonly loadCatalogue: LoadCatalogue;
  readonly clock: ClockPort;
  readonly random: RandomPort;
};
