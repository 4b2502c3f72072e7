import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { KeptCatalog, KeptCatalogFinder } from '@shop/core/host/history/replay-order';
import type { CatalogVersion } from '@shop/core/ports/catalog-port';
import { type CatalogForm, isCatalogForm } from '../../catalog-files/catalog-form.ts';
import { offeredOf } from '../../catalog-files/offered-of.ts';
import type { Db } from '../database/database.ts';

/** What was sold under a version; nothing when it was not kept, or by a program that wrote it otherwise. */
export const keptForm = async (db: Db, version: number): Promise<CatalogForm | undefined> => {
  const kept = db.selectFrom('catalog_versions').select('document').where('version', '=', version);
  const row = await kept.executeTakeFirst();
  const form: unknown = row === undefined ? undefined : JSON.parse(row.document);
  return isCatalogForm(form) ? form : undefined;
};

/** The version that a finder means; one whose beginning nobody knows was there before all others. */
const versionOf = async (
  db: Db,
  finder: KeptCatalogFinder,
): Promise<{ version: number; since: Instant | null } | undefined> => {
  const kept = db.selectFrom('catalog_versions').select(['version', 'since']);
  const meant =
    finder.by === 'version'
      ? kept.where('version', '=', finder.version)
      : kept.where((is) => is.or([is('since', 'is', null), is('since', '<=', finder.at)]));
  return meant.orderBy('version', 'desc').limit(1).executeTakeFirst();
};

/** The same as it was offered from a day on. */
export const loadKeptCatalog = async (
  db: Db,
  finder: KeptCatalogFinder,
  from: LocalDate,
): Promise<KeptCatalog | undefined> => {
  const found = await versionOf(db, finder);
  const form = found && (await keptForm(db, found.version));
  if (found === undefined || form === undefined) return undefined;
  const { version, since } = found;
  return { version, offered: offeredOf(form, from), ...(since === null ? {} : { since }) };
};

export const keptVersions = async (db: Db): Promise<readonly number[]> =>
  (await db.selectFrom('catalog_versions').select('version').orderBy('version').execute()).map((row) => row.version);

/** Every version that is kept, with how many orders were made under it. */
export const listVersions = async (db: Db): Promise<readonly CatalogVersion[]> => {
  const rows = await db
    .selectFrom('catalog_versions as kept')
    .leftJoin('orders', 'orders.catalog_version', 'kept.version')
    .select(({ fn }) => ['kept.version', 'kept.since', fn.count<number>('orders.ref').as('orders')])
    .groupBy(['kept.version', 'kept.since'])
    .orderBy('kept.version')
    .execute();
  return rows.map(({ version, since, orders }) => ({ version, ...(since === null ? {} : { since }), orders }));
};
