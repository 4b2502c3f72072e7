import { cpSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { sampleFolder } from '../adapters/src/sample/catalog/sample-folder.ts';

const isReader = (module: string): boolean => module.endsWith('/sample/catalog/sample-folder.ts');

/** Puts the files of the sample beside the part of a program that reads them when a new database is filled. */
export const copySampleCatalog = (): Plugin => ({
  name: 'copy-sample-catalog',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type !== 'chunk' || !part.moduleIds.some(isReader)) continue;
      cpSync(sampleFolder, join(dir, dirname(part.fileName), basename(sampleFolder)), { recursive: true });
    }
  },
});
