// Apart: the build reads which folder to copy (copy-folders.ts).
import { join } from 'node:path';

/** Path of the pictures of passes: next to this file, also in the build. */
export const passImagesFolder = join(import.meta.dirname, 'pass-images');

/** The shop's logo in the three densities of wallets. */
export const passImages = ['icon.png', 'icon@2x.png', 'icon@3x.png', 'logo.png', 'logo@2x.png', 'logo@3x.png'] as const;
