import type { ContentPort } from '@shop/core/content/content-port';
import type { Media } from '@shop/core/content/media';
import type { Page } from '@shop/core/content/page';
import type { Site } from '@shop/core/content/site';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { RouteKey, Translations } from '@shop/core/paths/route-key';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { kept, type LastGood } from './kept.ts';

/** The last good answers of each call, where they outlive the process. */
export type ContentOnDisk = {
  readonly pages: LastGood<Page>;
  readonly sites: LastGood<Site>;
  readonly words: LastGood<Translations>;
  readonly routeKeys: LastGood<readonly RouteKey[]>;
  readonly media: LastGood<Media>;
};

export type KeptContentSettings = {
  readonly clock: Pick<ClockPort, 'now'>;
  /** Units: milliseconds that content is good for. */
  readonly fresh: number;
  /** Units: milliseconds that a page waits for what it can do without; as long as it takes when absent. */
  readonly patience?: number;
  readonly disk?: ContentOnDisk;
};

const tooLate = { kind: 'unreachable', cause: 'timeout' } as const;

const isGone = ({ kind }: ShopError): boolean => kind === 'notFound';

const onDisk = <Answer>(lastGood: LastGood<Answer> | undefined) => (lastGood === undefined ? {} : { lastGood });

/** The same content, asked for once in a while: it is no visitor's own. A page list, words or a site that hang never hold up a
 *  page, and what was good last is shown while the content system is down (R-CONTENT-26, D-KEPT-CONTENT). */
export const keptContent = (content: ContentPort, settings: KeptContentSettings): ContentPort => {
  const { clock, fresh, patience, disk } = settings;
  const needed = { clock, fresh, isGone };
  const extra = patience === undefined ? {} : { patience: { milliseconds: patience, failure: tooLate } };
  return {
    loadPage: kept(content.loadPage, { ...needed, ...onDisk(disk?.pages) }),
    loadSite: kept(content.loadSite, { ...needed, ...extra, ...onDisk(disk?.sites) }),
    loadTranslations: kept(content.loadTranslations, { ...needed, ...extra, ...onDisk(disk?.words) }),
    loadRouteKeys: kept(content.loadRouteKeys, { ...needed, ...extra, ...onDisk(disk?.routeKeys) }),
    loadMedia: kept(content.loadMedia, { ...needed, ...onDisk(disk?.media) }),
  };
};
