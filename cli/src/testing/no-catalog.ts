import type { CatalogPort } from '@shop/core/ports/catalog-port';
import { errAsync } from 'neverthrow';

const refused = () => errAsync({ kind: 'notAllowed' } as const);

/** A catalog that takes no operator. */
export const noCatalog: CatalogPort = { importCatalog: refused, exportCatalog: refused, listVersions: refused };
