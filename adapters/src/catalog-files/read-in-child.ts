import type { LocalDate } from '@shop/core/dates/local-date';
import type { CatalogImport, CatalogMistake } from '@shop/core/ports/catalog-port';
import { err, ok, type Result } from 'neverthrow';
import { bytesByChild } from '../platform/child-process/bytes-by-child.ts';
import type { ReadCatalog } from './mistake-texts.ts';

/** The files of an import. */
export type ImportFiles = Pick<CatalogImport, 'files' | 'empty'>;

/** The request to `catalog-reader.ts`. */
export type CatalogReadRequest = { readonly wanted: ImportFiles; readonly first: LocalDate };

/** The answer of `catalog-reader.ts`, as JSON. */
export type CatalogReadAnswer = { readonly read: ReadCatalog } | { readonly mistakes: readonly CatalogMistake[] };

/** Reads the files of an import. Rejects when they could not be read in time. */
export type ReadImport = (
  wanted: ImportFiles,
  first: LocalDate,
) => Promise<Result<ReadCatalog, readonly CatalogMistake[]>>;

/** Returns a function that reads files in a child process, so that long files delay no visitor. `program` is
 *  `catalog-reader.ts` or its build. */
export const readInChild = (program: string): ReadImport => {
  const ask = bytesByChild<CatalogReadRequest>(program);
  return async (wanted, first) => {
    const answer: CatalogReadAnswer = JSON.parse((await ask({ wanted, first })).toString('utf8'));
    return 'read' in answer ? ok(answer.read) : err(answer.mistakes);
  };
};
