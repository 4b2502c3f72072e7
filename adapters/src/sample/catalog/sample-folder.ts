// Apart: the build reads which folder to copy (copy-folders.ts).
import { join } from 'node:path';

/** Path of the sample's files: next to this file, also in the build. */
export const sampleFolder = join(import.meta.dirname, 'sample-catalog');
