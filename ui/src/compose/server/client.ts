import type { PictureFiles } from '@shop/adapters/assemble/sample-media';
import type { Assets } from '../../server/files/assets.ts';

/** What the build leaves beside the server: the browser's files, the sample's paintings in all sizes, the program that resizes them, and
 *  the one that draws an order's PDF. */
export type BuiltFiles = { readonly clientDir: string; readonly pdfWriter: string } & PictureFiles;

export type Client = BuiltFiles & { readonly assets: Assets };
