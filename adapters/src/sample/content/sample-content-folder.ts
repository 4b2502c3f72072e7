import { join } from 'node:path';

/** Folder of the sample's content: beside this file, and beside whatever it is built into (copy-folders.ts). */
export const sampleContentFolder = join(import.meta.dirname, 'sample-content');
