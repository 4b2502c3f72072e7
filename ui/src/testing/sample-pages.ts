import { pageRequests } from '@shop/adapters/server/page-requests';
import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import type { ClientSettings } from '../client-settings.ts';
import { memoryDrafts } from '../server/forms/customer-drafts.ts';
import type { PagesOptions } from '../server/pages/pages-options.ts';
import { translationsStore } from '../server/translations-store.ts';
import { sampleClock, samplePorts } from './sample-ports.ts';

export const sampleSettings: ClientSettings = {
  origin: 'https://shop.example',
  zone: 'Europe/Ljubljana',
  personCategories: defaultPersonCategories,
};

/** A build without files. */
export const sampleAssets: PagesOptions['assets'] = {
  scripts: [],
  styles: () => [],
  modules: () => [],
  ownScripts: () => [],
  fonts: () => [],
};

/** Returns options of the server's pages over the sample, without previews, scripts and styles; a bug fails the test.
 *  `overrides` replaces some of them. */
export const samplePages = (overrides: Partial<PagesOptions> = {}): PagesOptions => ({
  previews: false,
  ports: samplePorts,
  drafts: memoryDrafts(sampleClock.now),
  ...pageRequests({ secure: false, publicOrigin: undefined }),
  clock: sampleClock,
  translations: translationsStore(samplePorts.content, () => ({})),
  settings: sampleSettings,
  onCrash: (error) => {
    throw error;
  },
  assets: sampleAssets,
  ...overrides,
});
