import { isTidyPath } from '@shop/core/paths/own-path';
import type { CatalogFile, CatalogMistake } from '@shop/core/ports/catalog-port';

/** The path of what is read from standard input. */
export const standardInput = '-';

/** Whether a path lies within its folder, on every system. */
export const isFilePath = (path: string): boolean =>
  path !== '' && !path.endsWith('/') && !path.includes(':') && isTidyPath(`/${path}`);

const mistakeOf = (file: string, message: string): CatalogMistake => ({ file, line: 1, column: 1, message });

/** Paths under which files could not be written down again. */
export const pathMistakes = (files: readonly CatalogFile[]): readonly CatalogMistake[] => {
  const twice = new Set(files.map(({ path }) => path).filter((path, at, all) => all.indexOf(path) !== at));
  return [
    ...files
      .filter(({ path }) => path !== standardInput && !isFilePath(path))
      .map(({ path }) => mistakeOf(path, 'the name of a file must hold no colon, backslash or control character')),
    ...[...twice].map((path) => mistakeOf(path, 'two files have this path')),
  ];
};
