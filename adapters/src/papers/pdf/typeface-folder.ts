// Apart: the build reads which folder to copy (copy-folders.ts).
import { join } from 'node:path';

/** Where the typefaces of papers lie: beside this file, also in the build. */
export const typefaceFolder = join(import.meta.dirname, 'typefaces');

/** Their files by what they write. */
export const typefaces = {
  text: 'figtree-regular.ttf',
  strong: 'figtree-bold.ttf',
  display: 'fraunces-semibold.ttf',
} as const;
