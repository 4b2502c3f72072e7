import type { PictureFiles } from '@shop/adapters/sample/sample-media';
import type { Assets } from '../../server/files/assets.ts';

/** What the build leaves beside the server: the browser's files, the sample's paintings in all sizes, and the programs that resize them,
 *  draw an order's PDF and read a catalog's files. */
export type BuiltFiles = {
  readonly clientDir: string;
  readonly pdfWriter: string;
  readonly catalogReader: string;
} & PictureFiles;

export type Client = BuiltFiles & { readonly assets: Assets };
