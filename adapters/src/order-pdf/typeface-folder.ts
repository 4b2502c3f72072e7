import { join } from 'node:path';

/** Where the typefaces of papers lie: beside this file, and beside whatever it is built into (copy-folders.ts). */
export const typefaceFolder = join(import.meta.dirname, 'typefaces');

/** Their files by what they write. */
export const typefaces = {
  text: 'figtree-regular.ttf',
  strong: 'figtree-bold.ttf',
  display: 'fraunces-semibold.ttf',
} as const;
