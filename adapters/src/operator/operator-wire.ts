import { instant } from '@shop/core/dates/instant';
import type { CatalogImport, CatalogMistake, CatalogOutcome, CatalogVersion } from '@shop/core/ports/catalog-port';
import * as z from 'zod/mini';

/** Where operators ask (D-OPERATOR). */
export const catalogPath = '/operator/catalog';
export const versionsPath = '/operator/catalog/versions';

/** A catalog of 400 products in five languages fits several times. Units: bytes. */
export const mostCatalogBytes = 16 * 1024 * 1024;

const file = z.object({ path: z.string(), text: z.string() });

export const importCodec: z.ZodMiniType<CatalogImport> = z.pipe(
  z.object({ files: z.array(file), apply: z.boolean(), onto: z.optional(z.int()), empty: z.optional(z.boolean()) }),
  z.transform(({ files, apply, onto, empty }) => ({
    files,
    apply,
    ...(onto === undefined ? {} : { onto }),
    ...(empty === undefined ? {} : { empty }),
  })),
);

const difference = z.object({
  path: z.array(z.string()),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});

export const outcomeCodec: z.ZodMiniType<CatalogOutcome> = z.object({
  version: z.int(),
  applied: z.boolean(),
  differences: z.array(difference),
});

export const filesCodec = z.object({ files: z.array(file) });

export const versionsCodec: z.ZodMiniType<{ readonly versions: readonly CatalogVersion[] }> = z.object({
  versions: z.array(
    z.pipe(
      z.object({ version: z.int(), since: z.optional(z.int()), orders: z.int() }),
      z.transform(({ since, ...version }) => ({
        ...version,
        ...(since === undefined ? {} : { since: instant(since) }),
      })),
    ),
  ),
});

const mistake: z.ZodMiniType<CatalogMistake> = z.object({
  file: z.string(),
  line: z.int(),
  column: z.int(),
  message: z.string(),
});

/** Why an operator's call was refused, as it travels. */
export const refusalCodec = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mistakes'), mistakes: z.array(mistake) }),
  z.object({ kind: z.literal('moved'), version: z.int() }),
  z.object({ kind: z.literal('noSuchVersion'), kept: z.array(z.int()) }),
  z.object({ kind: z.literal('notAllowed') }),
]);

export type OperatorRefusal = z.output<typeof refusalCodec>;
