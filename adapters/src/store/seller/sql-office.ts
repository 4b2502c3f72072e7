import type { ClockPort } from '@shop/core/ports/clock-port';
import type { OfficePort } from '@shop/core/ports/office-port';
import { type OfficeParts, sellerOffice } from '../../seller/seller-office.ts';
import type { Database } from '../database/database.ts';
import { sqlOrderSearch } from './sql-order-search.ts';
import { sqlPlaceCounts } from './sql-place-counts.ts';

export type SqlOfficeParts = Pick<OfficeParts, 'store' | 'run'> & {
  readonly database: Database;
  readonly clock: ClockPort;
};

/** Returns the office port over tables. */
export const sqlOffice = ({ database, clock, store, run }: SqlOfficeParts): OfficePort =>
  sellerOffice({
    store,
    run,
    search: sqlOrderSearch(database, clock),
    countPlaces: sqlPlaceCounts(database, clock),
  });
