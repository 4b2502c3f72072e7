// Apart: the build reads which folder to copy (copy-folders.ts).
import { join } from 'node:path';

/** Path of the typefaces of papers: next to this file, also in the build. */
export const typefaceFolder = join(import.meta.dirname, 'typefaces');

/** The files of typefaces by their use. */
export const typefaces = {
  text: 'figtree-regular.ttf',
  strong: 'figtree-bold.ttf',
  display: 'fraunces-semibold.ttf',
} as const;
