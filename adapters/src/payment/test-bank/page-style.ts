// Apart: the build reads which file to copy (copy-folders.ts).
import { join } from 'node:path';

/** Where the style sheet of the payment page lies: beside this file, also in the build. */
export const pageStyleFile = join(import.meta.dirname, 'page.css');
