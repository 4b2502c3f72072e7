import type { RestoredShop } from '@shop/core/seller/views/shop-copy';
import type { Result } from 'neverthrow';
import type { EmbeddedProviderOptions } from '../../shop/open-embedded-provider.ts';
import type { CheckedShop } from '../check/check-shop.ts';
import type { DataFailure } from '../open/data-failure.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { readOrder } from '../stored/order-document.ts';
import type { fixtureFolder } from './fixture-folder.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A database that tests read and change by statements of its dialect. */
export type StatementPlace = {
  rows(statement: string): Promise<readonly Row[]>;
  change(...statements: readonly string[]): Promise<void>;
};

/** A database in which a shop sells. */
export type ShopPlace = StatementPlace & {
  /** Options with which a provider opens the database. */
  readonly where: Pick<EmbeddedProviderOptions, 'dataDir' | 'shared'>;
  /** Returns the tables that a restore may change, in a comparable form. */
  content(): Promise<unknown>;
  check(now: number): Promise<CheckedShop>;
  closeRestore(now: number): Promise<void>;
  /** Makes the database unreadable. */
  lose(): Promise<void>;
};

/** A shop with the orders of the fixture, its backup, and a way to restore it. */
export type RestoreWorld = {
  readonly dialect: SqlDialectName;
  readonly told: Awaited<ReturnType<typeof fixtureFolder>>['told'];
  readonly shop: ShopPlace;
  readonly backup: StatementPlace;
  /** Restores the backup in place of a former shop, or of none, and returns the shop's new place. */
  restore(now: number, former?: ShopPlace): Promise<readonly [Result<RestoredShop, DataFailure>, ShopPlace]>;
};

/** Returns the orders that match a condition. */
export const ordersIn = async (place: StatementPlace, which: string) =>
  (await place.rows(`select document from orders where ${which} order by ref`)).map(({ document }) =>
    readOrder(document),
  );
