import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ClientSettings } from './client-settings.ts';
import type { ShopStart } from './signals/shop-state.ts';

/** Data that the server writes into the page, from which the browser continues. */
export type PageStart = ShopStart & {
  readonly settings: ClientSettings;
  /** The day for which the page was drawn. */
  readonly today: LocalDate;
  /** When the page was drawn, by the shop's clock, as the visitor's own may be wrong. `undefined` in a cached page. */
  readonly now?: Instant | undefined;
  /** Modules that hydrate the page. */
  readonly scripts: readonly string[];
  /** Modules that `scripts` import, and those of the page's sections. */
  readonly modules: readonly string[];
  /** Address of the language's texts; its content never changes. */
  readonly translationsHref: string;
};

export const pageStartId = 'start';
export const linkedDataId = 'linked-data';
