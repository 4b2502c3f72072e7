import type { LocalDate } from '@shop/core/dates/local-date';
import type { CatalogForm } from '../catalog-form.ts';
import type { ImportedCatalog } from '../imported-catalog.ts';
import { yamlText } from '../yaml-text.ts';

/** Returns a form as an import of one file. */
export const oneFile = (form: CatalogForm, first: LocalDate): ImportedCatalog => ({
  files: [{ path: 'catalog.yaml', text: yamlText(form) }],
  form,
  first,
});
