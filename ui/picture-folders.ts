import { join } from 'node:path';

/** Folder of the sample's pictures, which are too large to be part of a program. */
export const picturesDir = join(import.meta.dirname, '../adapters/src/sample/pictures');

/** Folder of pictures in the sizes of pages. No build empties it, so only changed pictures are resized again. */
export const renditionsDir = join(import.meta.dirname, 'dist/renditions');
