// Apart: the build reads which folder to copy (copy-folders.ts).
import { join } from 'node:path';

/** Where the files of the sample lie: beside this file, also in the build. */
export const sampleFolder = join(import.meta.dirname, 'sample-catalog');
