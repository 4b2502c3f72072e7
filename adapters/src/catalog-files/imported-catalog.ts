import type { LocalDate } from '@shop/core/dates/local-date';
import type { CatalogFile } from '@shop/core/ports/catalog-port';
import type { CatalogForm } from './catalog-form.ts';

/** What was imported: files, what they say, and the day that numbers of days count from. */
export type ImportedCatalog = {
  readonly files: readonly CatalogFile[];
  readonly form: CatalogForm;
  readonly first: LocalDate;
};
