import { join } from 'node:path';

/** Where the sample's paintings lie; too large to be part of a program. */
export const picturesDir = join(import.meta.dirname, '../adapters/src/sample/pictures');

/** Renditions in the sizes of pages. No build empties the folder, so only changed pictures are made again. */
export const renditionsDir = join(import.meta.dirname, 'dist/renditions');
