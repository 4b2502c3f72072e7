import type { PictureFiles } from '@shop/adapters/sample/sample-media';
import type { Operations } from '@shop/adapters/server/operations/operations';
import type { Assets } from '../../server/files/assets.ts';
import type { OwnServer } from '../../server/running-shop.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';

/** Build output: the browser's files, the sample's pictures in all sizes, and the programs for resizing, PDF and
 *  catalog files. */
export type BuiltFiles = {
  readonly clientDir: string;
  readonly pdfWriter: string;
  readonly catalogReader: string;
} & PictureFiles;

export type Client = BuiltFiles & { readonly assets: Assets };

/** What is needed to open a site. */
export type SiteStart = {
  readonly settings: ServerSettings;
  readonly server: OwnServer;
  readonly client: Client;
  /** The operations server, or `undefined` when the settings name no port for it. */
  readonly operations?: Operations | undefined;
};
