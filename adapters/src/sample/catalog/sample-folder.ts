import { join } from 'node:path';

/** Where the files of the sample lie: beside this file, and beside whatever it is built into (copy-folders.ts). */
export const sampleFolder = join(import.meta.dirname, 'sample-catalog');
