import type {
  CatalogFiles,
  CatalogImport,
  CatalogOutcome,
  CatalogPort,
  CatalogVersion,
} from '@shop/core/ports/catalog-port';
import * as z from 'zod/mini';
import { type Codec, reading, type WireRecord } from '../codec/codec.ts';
import { answeredDay, instantIfAny, isoInstant } from '../codec/scalars.ts';
import type { StaffCall } from './call.ts';
import { staffCall } from './call-parts.ts';

/** Maximum size of a catalog in bytes: several times one of 400 products in five languages. */
const mostCatalogBytes = 16 * 1024 * 1024;

const files = z.array(z.object({ path: z.string(), text: z.string() }));

const catalogImport: Codec<CatalogImport, WireRecord> = z.object({
  files,
  apply: z.boolean(),
  onto: z.optional(z.int()),
  empty: z.optional(z.boolean()),
  countFrom: z.optional(answeredDay),
});

const difference = z.object({
  path: z.array(z.string()),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});

const outcomeWire = z.object({ version: z.int(), applied: z.boolean(), differences: z.array(difference) });

const writeOutcome = (outcome: CatalogOutcome): z.input<typeof outcomeWire> => ({
  version: outcome.version,
  applied: outcome.applied,
  differences: outcome.differences.map(({ path, before, after }) => ({ path: [...path], before, after })),
});

const versionWire = z.object({
  version: z.int(),
  since: z.optional(isoInstant),
  orders: z.int(),
  daysEnd: z.optional(answeredDay),
});

const writeVersion = (row: CatalogVersion): z.input<typeof versionWire> => ({
  version: row.version,
  since: instantIfAny(row.since),
  orders: row.orders,
  daysEnd: row.daysEnd,
});

const filesWire = z.object({ files, countFrom: z.optional(answeredDay) });

const versionRequest = z.object({ version: z.optional(z.int()) });

export const importCatalog: StaffCall<CatalogPort['importCatalog'], CatalogImport> = {
  ...staffCall,
  errors: ['mistakes', 'moved', 'notAllowed', 'unreachable'],
  path: '/operator/catalog/import',
  mostBytes: mostCatalogBytes,
  request: catalogImport,
  answer: reading(outcomeWire, (sent): CatalogOutcome => sent),
  write: writeOutcome,
  summary: 'Shows what files would change of what is sold, and changes it',
};

export const exportCatalog: StaffCall<CatalogPort['exportCatalog'], z.output<typeof versionRequest>> = {
  ...staffCall,
  toRequest: (version) => ({ request: { version } }),
  toArguments: ({ version }) => [version],
  errors: ['noSuchVersion', 'notAllowed', 'unreachable'],
  path: '/operator/catalog/export',
  request: versionRequest,
  answer: reading(filesWire, (sent): CatalogFiles => sent),
  write: ({ files: all, countFrom }) => ({ files: all.map(({ path, text }) => ({ path, text })), countFrom }),
  summary: 'The files of a version of the catalog',
};

export const listVersions: StaffCall<CatalogPort['listVersions'], Record<never, never>> = {
  ...staffCall,
  toRequest: () => ({ request: {} }),
  toArguments: () => [],
  errors: ['notAllowed', 'unreachable'],
  path: '/operator/catalog/versions',
  request: z.object({}),
  answer: reading(z.object({ versions: z.array(versionWire) }), (sent): readonly CatalogVersion[] => sent.versions),
  write: (all) => ({ versions: all.map(writeVersion) }),
  summary: 'Every version of the catalog that is kept',
};
