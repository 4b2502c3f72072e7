// Apart: the build reads which file to copy (copy-folders.ts).
import { join } from 'node:path';

/** Path of the payment page's style sheet: in the folder of this file, also in the build. */
export const pageStyleFile = join(import.meta.dirname, 'page.css');
