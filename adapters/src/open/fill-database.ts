import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { OfferedCatalog } from '@shop/core/host/catalog/next-catalog';
import { ok, type Result } from 'neverthrow';
import { isCatalogEmpty, writeCatalog } from '../store-sql/catalog/write-catalog.ts';
import type { Database } from '../store-sql/database/database.ts';
import { forgetOldDrafts } from '../store-sql/host/sql-drafts.ts';

/** The sample for a database that sells nothing yet; its files and reader are loaded by the first start only. */
const sampleFor = async (
  database: Database,
  today: LocalDate,
): Promise<Result<OfferedCatalog | undefined, ShopError>> => {
  const isEmpty = await database.read(async (db) => ok(await isCatalogEmpty(db)));
  if (isEmpty.isErr() || !isEmpty.value) return isEmpty.map(() => undefined);
  const { offeredSample } = await import('../sample/catalog/offered-sample.ts');
  return ok(offeredSample(today));
};

/** Fills up-to-date tables with what they lack, all or nothing; an interrupted first start continues. */
export const fillDatabase = async (
  database: Database,
  now: Instant,
  today: LocalDate,
): Promise<Result<void, ShopError>> => {
  const sample = await sampleFor(database, today);
  if (sample.isErr()) return sample.map(() => undefined);
  return database.transaction({ isolation: 'serializable' }, async (tx) => {
    if (sample.value !== undefined) await writeCatalog(tx, sample.value, now);
    await forgetOldDrafts(tx, now);
    return ok();
  });
};
