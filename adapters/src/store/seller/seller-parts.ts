import type { ClockPort } from '@shop/core/ports/clock-port';
import type { DecisionTime } from '@shop/core/seller/decision';
import type { TransactionOptions } from '../../seller/seller-store.ts';
import type { LoadCatalog } from '../catalog/load-catalog.ts';
import type { Database } from '../database/database.ts';

/** Returns the time of a decision by the store's clock. */
export const timeOf = (clock: ClockPort): DecisionTime => ({
  now: clock.now(),
  today: clock.today(),
  zone: clock.zone,
});

/** Receives the name of a command that conflicted at each of its tries. Its caller gets the store's failure. */
export type OnExhausted = (command: TransactionOptions['command']) => void;

export type SqlSellerParts = {
  readonly database: Database;
  readonly loadCatalog: LoadCatalog;
  readonly clock: ClockPort;
  readonly onExhausted?: OnExhausted | undefined;
};
