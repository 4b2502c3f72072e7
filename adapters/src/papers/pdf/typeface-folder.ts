import { sourcePath } from '../../platform/files/source-path.ts';

/** Folder of the typefaces of papers. */
export const typefaceFolder = sourcePath('papers/pdf/typefaces');

/** The files of typefaces by their use. */
export const typefaces = {
  text: 'figtree-regular.ttf',
  strong: 'figtree-bold.ttf',
  display: 'fraunces-semibold.ttf',
} as const;
