import type { CatalogImport, CatalogOutcome, CatalogVersion } from '@shop/core/ports/catalog-port';
import * as z from 'zod/mini';
import { isoInstant } from '../codec/scalars.ts';
import { operatorCall } from './operator-call.ts';

/** A catalog of 400 products in five languages fits several times. Units: bytes. */
const mostCatalogBytes = 16 * 1024 * 1024;

const files = z.array(z.object({ path: z.string(), text: z.string() }));

const catalogImport: z.ZodMiniType<CatalogImport, unknown> = z.object({
  files,
  apply: z.boolean(),
  onto: z.exactOptional(z.int()),
  empty: z.exactOptional(z.boolean()),
});

const difference = z.object({
  path: z.array(z.string()),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});

const outcome: z.ZodMiniType<CatalogOutcome, unknown> = z.object({
  version: z.int(),
  applied: z.boolean(),
  differences: z.array(difference),
});

const version: z.ZodMiniType<CatalogVersion, unknown> = z.object({
  version: z.int(),
  since: z.exactOptional(isoInstant),
  orders: z.int(),
});

/** The calls of `CatalogPort`. */
export const catalogCalls = {
  importCatalog: operatorCall(
    '/operator/catalog/import',
    catalogImport,
    outcome,
    ['mistakes', 'moved'],
    mostCatalogBytes,
  ),
  exportCatalog: operatorCall(
    '/operator/catalog/export',
    z.object({ version: z.exactOptional(z.int()) }),
    z.object({ files }),
    ['noSuchVersion'],
  ),
  listVersions: operatorCall('/operator/catalog/versions', z.object({}), z.object({ versions: z.array(version) })),
};
