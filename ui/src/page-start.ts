import type { ClientSettings } from './client-settings.ts';
import type { ShopStart } from './signals/shop-state.ts';

/** What the server writes into the page, so that the browser goes on from the same point. */
export type PageStart = ShopStart & {
  readonly settings: ClientSettings;
  /** Address of the language's words; its content never changes. */
  readonly wordsHref: string;
};

export const pageStartId = 'start';
