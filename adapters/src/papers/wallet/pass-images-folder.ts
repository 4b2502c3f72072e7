import { sourcePath } from '../../platform/files/source-path.ts';

/** Folder of the images of passes. */
export const passImagesFolder = sourcePath('papers/wallet/pass-images');

/** The shop's logo in the three densities of wallets. */
export const passImages = ['icon.png', 'icon@2x.png', 'icon@3x.png', 'logo.png', 'logo@2x.png', 'logo@3x.png'] as const;
