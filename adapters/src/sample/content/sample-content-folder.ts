// Apart: the build reads which folder to copy (copy-folders.ts).
import { join } from 'node:path';

/** Path of the sample's content: next to this file, also in the build. */
export const sampleContentFolder = join(import.meta.dirname, 'sample-content');
