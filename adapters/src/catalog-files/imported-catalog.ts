import type { LocalDate } from '@shop/core/dates/local-date';
import type { CatalogFile } from '@shop/core/ports/catalog-port';
import type { CatalogForm } from './catalog-form.ts';

/** An import: its files, their form, and the first day for relative days. */
export type ImportedCatalog = {
  readonly files: readonly CatalogFile[];
  readonly form: CatalogForm;
  readonly first: LocalDate;
};
