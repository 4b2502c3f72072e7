import type { CatalogFile } from '@shop/core/ports/catalog-port';
import * as z from 'zod/mini';
import { jsonIn } from '../wire/codec/json-text.ts';
import { standardInput } from './file-paths.ts';
import type { StoredCatalog } from './stored-catalog.ts';

const storedFiles = z.array(z.object({ path: z.string(), text: z.string() }));

/** The path of a catalog that consists of one file without a name. */
const onlyFile = 'catalog.yaml';

/** Serializes files for storage. */
export const filesText = (files: readonly CatalogFile[]): string =>
  JSON.stringify(files.map(({ path, text }) => ({ path: path === standardInput ? onlyFile : path, text })));

/** Returns the files of a stored text. `undefined` when it is damaged. */
export const filesIn = (stored: string): readonly CatalogFile[] | undefined =>
  z.safeParse(storedFiles, jsonIn(stored)).data;

/** Returns a stored document as its only file. Loads a package that a running shop does not need. */
export const fileOfDocument = async (document: StoredCatalog): Promise<CatalogFile> => {
  const { yamlText } = await import('./yaml-text.ts');
  const { facilities, categories, products, upsells, promoCodes } = document;
  return { path: onlyFile, text: yamlText({ facilities, categories, products, upsells, promoCodes }) };
};
