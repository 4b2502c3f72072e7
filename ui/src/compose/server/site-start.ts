import type { Operations } from '@shop/adapters/server/operations/operations';
import type { Assets } from '../../server/files/assets.ts';
import type { OwnServer } from '../../server/running-shop.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';

/** Build output beside the server: the browser's files, and the programs for pictures, PDF and catalog files. */
export type BuiltFiles = {
  readonly clientDir: string;
  readonly encoder: string;
  readonly pdfWriter: string;
  readonly catalogReader: string;
};

export type Client = BuiltFiles & { readonly assets: Assets };

/** What is needed to open a site. */
export type SiteStart = {
  readonly settings: ServerSettings;
  readonly server: OwnServer;
  readonly client: Client;
  /** Returns whether the server is idle: only then pictures are resized beforehand. When absent, they are resized at
   *  first use only. */
  readonly isIdle?: () => boolean;
  /** The operations server; absent when the settings name no port for it. */
  readonly operations?: Operations | undefined;
};
