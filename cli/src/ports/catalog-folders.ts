import type { CatalogFile, CatalogMistake } from '@shop/core/ports/catalog-port';
import type { Result } from 'neverthrow';

/** What commands do with folders of catalog files; needs no shop. */
export type CatalogFolders = {
  /** Errors: why the folder cannot be read. */
  read(folder: string): Result<readonly CatalogFile[], string>;
  /** Whole or not at all. Errors: why the folder cannot be written, or that something is in it. */
  write(folder: string, files: readonly CatalogFile[]): Result<void, string>;
  /** Every mistake of all files, in order. */
  check(files: readonly CatalogFile[], empty: boolean): readonly CatalogMistake[];
  /** JSON Schema of a file, for editors. */
  schema(): unknown;
};
