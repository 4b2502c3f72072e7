import type { Cleaner } from '@shop/core/content/clean-html';
import type { Hono } from 'hono';
import { mediaElsewhere } from '../media/media-elsewhere.ts';
import { cleanHtml } from '../rich-text/clean-html.ts';
import { cleaningContent, cleaningShop } from '../rich-text/cleaning-ports.ts';
import { contentWithMediaAt } from '../umbraco/media-host.ts';
import { type RemoteShop, type RemoteShopOptions, remoteShop } from './remote-shop.ts';

/** What is kept of rich text is decided here. */
export type CleanedRemoteShopOptions = Omit<RemoteShopOptions, 'content'> & {
  readonly content?: { readonly url: string; readonly apiKey?: string };
};

export type CleanedRemoteShop = RemoteShop & {
  /** Sends browsers to the host that has the products' pictures. */
  readonly mediaRoutes: Hono;
  /** Hosts that pictures come from. */
  readonly imageOrigins: readonly string[];
};

/** A provider elsewhere as pages may show it: what others write is cleaned here, their pictures lie on their own hosts. */
export const cleanedRemoteShop = ({ content, ...options }: CleanedRemoteShopOptions): CleanedRemoteShop => {
  const origin = new URL(options.url).origin;
  const mediaOrigin = new URL(content?.url ?? options.url).origin;
  const clean: Cleaner = (html) => cleanHtml(html, { mediaOrigin });
  const remote = remoteShop({ ...options, ...(content === undefined ? {} : { content: { ...content, clean } }) });
  return {
    ...remote,
    shop: cleaningShop(remote.shop, clean),
    content: contentWithMediaAt(
      mediaOrigin,
      content === undefined ? cleaningContent(remote.content, clean) : remote.content,
    ),
    mediaRoutes: mediaElsewhere(origin),
    imageOrigins: [mediaOrigin, origin],
  };
};
