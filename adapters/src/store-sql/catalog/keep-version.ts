import { createHash } from 'node:crypto';
import type { Instant } from '@shop/core/dates/instant';
import type { OfferedCatalog } from '@shop/core/host/catalog/offered-catalog';
import { catalogFormOf } from '../../catalog-files/catalog-form-of.ts';
import type { Tx } from '../database/database.ts';

const documentOf = (offered: OfferedCatalog): string => JSON.stringify(catalogFormOf(offered));

/** Keeps what is sold under a version that nobody kept yet, as a database of an older program has one. */
export const keepUnkept = async (tx: Tx, version: number, offered: OfferedCatalog): Promise<void> => {
  await tx
    .insertInto('catalog_versions')
    .values({ version, since: null, document: documentOf(offered) })
    .onConflict((known) => known.column('version').doNothing())
    .execute();
};

/** Makes a version what is sold from now on, and keeps it for good. */
export const beginVersion = async (tx: Tx, version: number, offered: OfferedCatalog, now: Instant): Promise<void> => {
  const document = documentOf(offered);
  const stamp = createHash('sha256').update(`${now}\n${document}`).digest('hex');
  await tx.insertInto('catalog_versions').values({ version, since: now, document }).execute();
  await tx
    .insertInto('catalog_state')
    .values({ id: 1, version, stamp })
    .onConflict((known) => known.column('id').doUpdateSet({ version, stamp }))
    .execute();
};
