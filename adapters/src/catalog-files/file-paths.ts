import { isTidyPath } from '@shop/core/paths/own-path';
import type { CatalogFile, CatalogMistake } from '@shop/core/ports/catalog-port';

/** The path of standard input. */
export const standardInput = '-';

/** Whether a path is inside its folder, on every system. */
export const isFilePath = (path: string): boolean =>
  path !== '' && !path.endsWith('/') && !path.includes(':') && isTidyPath(`/${path}`);

const mistakeOf = (file: string, message: string): CatalogMistake => ({ file, line: 1, column: 1, message });

/** Returns the paths that cannot be written as files again. */
export const pathMistakes = (files: readonly CatalogFile[]): readonly CatalogMistake[] => {
  const duplicatePaths = new Set(files.map(({ path }) => path).filter((path, at, all) => all.indexOf(path) !== at));
  return [
    ...files
      .filter(({ path }) => path !== standardInput && !isFilePath(path))
      .map(({ path }) => mistakeOf(path, 'the name of a file must hold no colon, backslash or control character')),
    ...[...duplicatePaths].map((path) => mistakeOf(path, 'two files have this path')),
  ];
};
