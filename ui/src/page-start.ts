import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ClientSettings } from './client-settings.ts';
import type { ShopStart } from './signals/shop-state.ts';

/** What the server writes into the page, so that the browser goes on from the same point. */
export type PageStart = ShopStart & {
  readonly settings: ClientSettings;
  /** The day for which the page was drawn. */
  readonly today: LocalDate;
  /** When the page was drawn, by the shop's clock: the visitor's own may be wrong. None in a page that is kept. */
  readonly now?: Instant | undefined;
  /** Modules that take the page over. */
  readonly scripts: readonly string[];
  /** What those import, and the page's sections. */
  readonly modules: readonly string[];
  /** Address of the language's words; its content never changes. */
  readonly translationsHref: string;
};

export const pageStartId = 'start';
export const linkedDataId = 'linked-data';
