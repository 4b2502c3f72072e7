import type { Instant } from '@shop/core/dates/instant';
import type { ClientSettings } from './client-settings.ts';
import type { ShopStart } from './signals/shop-state.ts';

/** What the server writes into the page, so that the browser goes on from the same point. */
export type PageStart = ShopStart & {
  readonly settings: ClientSettings;
  /** When the page was drawn, by the shop's clock: the visitor's own may be wrong. */
  readonly now: Instant;
  /** Under which support finds in the log what failed on this page. */
  readonly reference: string;
  /** Address of the language's words; its content never changes. */
  readonly translationsHref: string;
};

export const pageStartId = 'start';
export const linkedDataId = 'linked-data';
