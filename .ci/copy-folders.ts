import { cpSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { typefaceFolder } from '../adapters/src/papers/pdf/typeface-folder.ts';
import { passImagesFolder } from '../adapters/src/papers/wallet/pass-images-folder.ts';
import { pageStyleFile } from '../adapters/src/payment/test-bank/page-style.ts';
import { sampleFolder } from '../adapters/src/sample/catalog/sample-folder.ts';
import { sampleContentFolder } from '../adapters/src/sample/content/sample-content-folder.ts';

/** Folders and files by the module that reads them on first use. */
const sources: readonly (readonly [reader: string, source: string])[] = [
  ['/sample/catalog/sample-folder.ts', sampleFolder],
  ['/sample/content/sample-content-folder.ts', sampleContentFolder],
  ['/papers/pdf/typeface-folder.ts', typefaceFolder],
  ['/papers/wallet/pass-images-folder.ts', passImagesFolder],
  ['/payment/test-bank/page-style.ts', pageStyleFile],
];

/** Copies the files of the sample, the typefaces of PDFs, the pictures of passes and the style sheet of the payment
 *  page next to the program that reads them. */
export const copyFolders = (): Plugin => ({
  name: 'copy-folders',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type !== 'chunk') continue;
      for (const [reader, source] of sources) {
        if (!part.moduleIds.some((module) => module.endsWith(reader))) continue;
        cpSync(source, join(dir, dirname(part.fileName), basename(source)), { recursive: true });
      }
    }
  },
});
