import type { orderDrawer } from '@shop/adapters/papers/pdf/order-drawer';
import type { PictureFiles } from '@shop/adapters/sample/sample-media';
import type { Operations } from '@shop/adapters/server/operations/operations';
import type { CustomerDrafts } from '@shop/core/customer/customer-drafts';
import type { HostClock } from '@shop/core/ports/clock-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { WalletPort } from '@shop/core/ports/wallet-port';
import type { InjectionToken } from 'tsyringe';
import type { Assets } from '../../server/files/assets.ts';
import type { OwnServer, ServedProvider } from '../../server/running-shop.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import type { TranslationsStore } from '../../server/translations-store.ts';

/** Build output beside the server: the browser's files, the sample's paintings in all sizes, and the programs for
 *  resizing, PDF and catalog files. */
export type BuiltFiles = {
  readonly clientDir: string;
  readonly pdfWriter: string;
  readonly catalogReader: string;
} & PictureFiles;

export type Client = BuiltFiles & { readonly assets: Assets };

/** What a site is opened with. */
export type SiteStart = {
  readonly settings: ServerSettings;
  readonly server: OwnServer;
  readonly client: Client;
  /** Where the process is watched, if anywhere. */
  readonly operations?: Operations | undefined;
};

/** A name of the container that knows its type, so that `resolve` does too. */
const token = <Part>(name: string): symbol & InjectionToken<Part> => Symbol(name);

/** The parts of a site, each under the token by which the container makes or finds it. */
export const parts = {
  start: token<SiteStart>('start'),
  clock: token<HostClock>('clock'),
  random: token<RandomPort>('random'),
  /** Registered once its keys are read, since one of them may be wrong. */
  wallets: token<WalletPort>('wallets'),
  /** Registered once it is open, since opening takes time and may fail. */
  provider: token<ServedProvider & { readonly drafts: CustomerDrafts }>('provider'),
  /** The provider's content, cached for a while. */
  content: token<ContentPort>('content'),
  /** Words of pages, papers and mails. */
  translations: token<TranslationsStore>('translations'),
  /** The PDF of an order, for its page and its mail. */
  drawOrder: token<ReturnType<typeof orderDrawer>>('order drawer'),
};
