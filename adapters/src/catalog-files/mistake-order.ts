import type { CatalogMistake } from '@shop/core/ports/catalog-port';

/** In the order in which somebody mends them. */
export const inOrder = (mistakes: readonly CatalogMistake[]): readonly CatalogMistake[] =>
  [...mistakes].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
