import { createHash } from 'node:crypto';
import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import { areDaysEnding } from '@shop/core/dates/sale-window';
import type { CatalogVersion } from '@shop/core/ports/catalog-port';
import type { OfferedCatalog } from '@shop/core/seller/catalog/next-catalog';
import type { KeptCatalog, KeptCatalogFinder } from '@shop/core/seller/log/replay-order';
import { sql } from 'kysely';
import { offeredOf } from '../../catalog-files/offered-of.ts';
import { emptyStoredCatalog, readStoredCatalog, type StoredCatalog } from '../../catalog-files/stored-catalog.ts';
import type { Db, Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';

/** Digest of a version's content and start: tells it from an undone version with the same number. */
export type VersionMark = { readonly version: number; readonly stamp: string };

const selectNewest = statement<VersionMark>(
  'select version, stamp from catalog_versions order by version desc limit 1',
);

/** The version that is sold now; 0 where nothing was ever sold. */
export const newestVersion = async (db: Db): Promise<VersionMark> =>
  // Without parameters the statement is the same in both dialects.
  (await selectNewest(db, 'sqlite', [])).rows[0] ?? { version: 0, stamp: '' };

/** The document of a version; nothing when it was not kept, or by a program that wrote it otherwise. */
export const keptDocument = async (db: Db, version: number): Promise<StoredCatalog | undefined> => {
  const kept = db.selectFrom('catalog_versions').select('document').where('version', '=', version);
  const row = await kept.executeTakeFirst();
  return row && readStoredCatalog(row.document);
};

/** What a version offers from a day on; nothing at all before the first version. */
export const loadOffer = async (db: Db, version: number, from: LocalDate): Promise<OfferedCatalog> =>
  offeredOf((await keptDocument(db, version)) ?? emptyStoredCatalog, from);

/** Makes a version what is sold from now on, and keeps it for good. */
export const beginVersion = async (tx: Tx, version: number, stored: StoredCatalog, since: Instant): Promise<void> => {
  const document = JSON.stringify(stored);
  const stamp = createHash('sha256').update(`${since}\n${document}`).digest('hex');
  await tx.insertInto('catalog_versions').values({ version, since, stamp, document }).execute();
};

/** A version as it was offered from a day on. */
export const loadKeptCatalog = async (
  db: Db,
  finder: KeptCatalogFinder,
  from: LocalDate,
): Promise<KeptCatalog | undefined> => {
  const kept = db.selectFrom('catalog_versions').select(['version', 'since', 'document']);
  const found = await (finder.by === 'version'
    ? kept.where('version', '=', finder.version)
    : kept.where('since', '<=', finder.at).orderBy('version', 'desc').limit(1)
  ).executeTakeFirst();
  const stored = found && readStoredCatalog(found.document);
  return found && stored && { version: found.version, since: found.since, offered: offeredOf(stored, from) };
};

/** The last day with places, once the days on sale run out soon; none where seasons alone are sold. */
export const daysEndOf = async (db: Db, today: LocalDate): Promise<LocalDate | undefined> => {
  const found = await sql<{ readonly last: LocalDate | null }>`
    select max(period) as last from places where period like '____-__-__' and capacity > 0`.execute(db);
  const last = found.rows[0]?.last ?? undefined;
  return last !== undefined && areDaysEnding(last, today) ? last : undefined;
};

/** Every version that is kept, with how many orders were made under it. */
export const listVersions = async (db: Db): Promise<readonly CatalogVersion[]> =>
  db
    .selectFrom('catalog_versions as kept')
    .leftJoin('orders', 'orders.catalog_version', 'kept.version')
    .select(({ fn }) => ['kept.version', 'kept.since', fn.count<number>('orders.ref').as('orders')])
    .groupBy(['kept.version', 'kept.since'])
    .orderBy('kept.version')
    .execute();
