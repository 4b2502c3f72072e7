import { createHash } from 'node:crypto';
import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import { areDaysEnding } from '@shop/core/dates/sale-window';
import type { CatalogFiles, CatalogVersion } from '@shop/core/ports/catalog-port';
import type { CatalogSnapshot, CatalogSnapshotFinder } from '@shop/core/seller/log/replay-order';
import { sql } from 'kysely';
import { datedForm } from '../../catalog-files/dated-form.ts';
import { removedGoods, type StoredGoods, storedGoodsOf } from '../../catalog-files/former-goods.ts';
import type { ImportedCatalog } from '../../catalog-files/imported-catalog.ts';
import { offeredOf } from '../../catalog-files/offered-of.ts';
import { readStoredCatalog, type StoredCatalog, type StoredVersion } from '../../catalog-files/stored-catalog.ts';
import { fileOfDocument, filesIn, filesText } from '../../catalog-files/stored-files.ts';
import type { Db, Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';

/** `stamp` is a digest of a version's content and start. It differs from that of an undone version with the same
 *  number. */
export type VersionMark = { readonly version: number; readonly stamp: string };

const selectNewest = statement<VersionMark>(
  'select version, stamp from catalog_versions order by version desc limit 1',
);

/** Returns the version on sale; number 0 before the first import. */
export const newestVersion = async (db: Db): Promise<VersionMark> =>
  // Without parameters the statement is the same in both dialects.
  (await selectNewest(db, 'sqlite', [])).rows[0] ?? { version: 0, stamp: '' };

/** Returns the document of a version. `undefined` when the version is not stored, or is stored in an unknown format. */
export const storedDocument = async (db: Db, version: number): Promise<StoredCatalog | undefined> => {
  const query = db.selectFrom('catalog_versions').select('document').where('version', '=', version);
  const row = await query.executeTakeFirst();
  return row && readStoredCatalog(row.document);
};

/** Milliseconds of a day. */
const day = 24 * 60 * 60_000;

/** Returns the goods of earlier versions. Each is read by a query of its own, so that other requests are served in
 *  between. */
const goodsBefore = async (db: Db, version: number, days: number | undefined): Promise<readonly StoredGoods[]> => {
  const since = sql`(select since from catalog_versions where version = ${version}) - ${(days ?? 0) * day}`;
  const atStart = sql`select version from catalog_versions where since < ${since} order by version desc limit 1`;
  const first = sql`coalesce((${atStart}), 0)`;
  const { rows } = await sql<{ readonly version: number }>`
    select version from catalog_versions where version < ${version} and version >= ${days === undefined ? 0 : first}
    order by version desc`.execute(db);
  const earlier: StoredGoods[] = [];
  for (const row of rows) {
    const query = db.selectFrom('catalog_versions').select('document').where('version', '=', row.version);
    const goods = storedGoodsOf((await query.executeTakeFirst())?.document ?? '');
    if (goods !== undefined) earlier.push(goods);
  }
  return earlier;
};

/** Returns a version with the goods that left the catalog within `days` days before the version began, or at any
 *  time without `days`. `undefined` when the version is not stored. */
export const storedVersion = async (db: Db, version: number, days?: number): Promise<StoredVersion | undefined> => {
  const sold = await storedDocument(db, version);
  return sold && { sold, left: removedGoods(sold, await goodsBefore(db, version, days)) };
};

/** Stores a version, which is on sale from `since` on. */
export const beginVersion = async (
  tx: Tx,
  version: number,
  imported: ImportedCatalog,
  since: Instant,
): Promise<void> => {
  const document = JSON.stringify(datedForm(imported.form, imported.first));
  const stamp = createHash('sha256').update(`${since}\n${document}`).digest('hex');
  const row = { version, since, stamp, document, files: filesText(imported.files), counts_from: imported.first };
  await tx.insertInto('catalog_versions').values(row).execute();
};

/** Replaces the files of a version by others with the same offer. */
export const replaceFiles = async (tx: Tx, version: number, { files, first }: ImportedCatalog): Promise<void> => {
  const row = { files: filesText(files), counts_from: first };
  await tx.updateTable('catalog_versions').set(row).where('version', '=', version).execute();
};

/** Returns the files of a version. `undefined` when the version is not stored or cannot be read. */
export const loadFiles = async (db: Db, version: number): Promise<CatalogFiles | undefined> => {
  const query = db.selectFrom('catalog_versions').select(['document', 'files', 'counts_from']);
  const row = await query.where('version', '=', version).executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.files === null) {
    const document = readStoredCatalog(row.document);
    return document && { files: [await fileOfDocument(document)] };
  }
  const files = filesIn(row.files);
  return files && { files, countFrom: row.counts_from ?? undefined };
};

/** Returns a version with its offer from a day on. `undefined` when no version matches or it cannot be read. */
export const loadStoredCatalog = async (
  db: Db,
  finder: CatalogSnapshotFinder,
  from: LocalDate,
): Promise<CatalogSnapshot | undefined> => {
  const query = db.selectFrom('catalog_versions').select(['version', 'since', 'document']);
  const row = await (finder.by === 'version'
    ? query.where('version', '=', finder.version)
    : query.where('since', '<=', finder.at).orderBy('version', 'desc').limit(1)
  ).executeTakeFirst();
  const stored = row && readStoredCatalog(row.document);
  return row && stored && { version: row.version, since: row.since, offered: offeredOf(stored, from) };
};

/** Returns the last day with places once it is near. `undefined` while it is far, and when the catalog has seasons
 *  only. */
export const daysEndOf = async (db: Db, today: LocalDate): Promise<LocalDate | undefined> => {
  const result = await sql<{ readonly last: LocalDate | null }>`
    select max(period) as last from places where period like '____-__-__' and capacity > 0`.execute(db);
  const last = result.rows[0]?.last ?? undefined;
  return last !== undefined && areDaysEnding(last, today) ? last : undefined;
};

/** Returns every stored version with its number of orders. */
export const listVersions = async (db: Db): Promise<readonly CatalogVersion[]> =>
  db
    .selectFrom('catalog_versions as kept')
    .leftJoin('orders', 'orders.catalog_version', 'kept.version')
    .select(({ fn }) => ['kept.version', 'kept.since', fn.count<number>('orders.ref').as('orders')])
    .groupBy(['kept.version', 'kept.since'])
    .orderBy('kept.version')
    .execute();
