import type { CatalogVersion } from '@shop/core/ports/catalog-port';
import { type CatalogForm, isCatalogForm } from '../../catalog-files/catalog-form.ts';
import type { Db } from '../database/database.ts';

/** What was sold under a version; nothing when it was not kept, or by a program that wrote it otherwise. */
export const keptForm = async (db: Db, version: number): Promise<CatalogForm | undefined> => {
  const kept = db.selectFrom('catalogue_versions').select('document').where('version', '=', version);
  const row = await kept.executeTakeFirst();
  const form: unknown = row === undefined ? undefined : JSON.parse(row.document);
  return isCatalogForm(form) ? form : undefined;
};

export const keptVersions = async (db: Db): Promise<readonly number[]> =>
  (await db.selectFrom('catalogue_versions').select('version').orderBy('version').execute()).map((row) => row.version);

/** Every version that is kept, with how many orders were made under it. */
export const listVersions = async (db: Db): Promise<readonly CatalogVersion[]> => {
  const rows = await db
    .selectFrom('catalogue_versions as kept')
    .leftJoin('orders', 'orders.catalog_version', 'kept.version')
    .select(({ fn }) => ['kept.version', 'kept.since', fn.count<number>('orders.ref').as('orders')])
    .groupBy(['kept.version', 'kept.since'])
    .orderBy('kept.version')
    .execute();
  return rows.map(({ version, since, orders }) => ({ version, ...(since === null ? {} : { since }), orders }));
};
