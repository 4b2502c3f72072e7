import type { Cleaner } from '@shop/core/content/clean-html';
import type { Hono } from 'hono';
import { mediaElsewhere } from '../media/media-elsewhere.ts';
import { cleanHtml } from '../rich-text/clean-html.ts';
import { cleaningContent, cleaningShop } from '../rich-text/cleaning-ports.ts';
import { type RemoteShop, type RemoteShopOptions, remoteShop } from './remote-shop.ts';

export type CleanedRemoteShop = RemoteShop & {
  /** Sends browsers to the host that has the products' pictures. */
  readonly mediaRoutes: Hono;
  /** Hosts that pictures come from. */
  readonly imageOrigins: readonly string[];
};

/** A provider elsewhere as pages may show it: what others write is cleaned here, their pictures lie on their own hosts. */
export const cleanedRemoteShop = (options: RemoteShopOptions): CleanedRemoteShop => {
  const origin = new URL(options.url).origin;
  const mediaOrigin = new URL(options.content?.url ?? options.url).origin;
  const clean: Cleaner = (html) => cleanHtml(html, { mediaOrigin });
  const remote = remoteShop({ mediaOrigin, ...options });
  return {
    ...remote,
    shop: cleaningShop(remote.shop, clean),
    content: cleaningContent(remote.content, clean),
    mediaRoutes: mediaElsewhere(origin),
    imageOrigins: [mediaOrigin, origin],
  };
};
