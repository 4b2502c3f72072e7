import type { Cleaner } from '@shop/core/content/clean-html';
import type { PictureHosts } from '../pictures/allowed-picture.ts';
import { contentWithPictures, shopWithPictures } from '../pictures/pictured-ports.ts';
import { cleanHtml } from '../rich-text/clean-html.ts';
import { type ContentSystem, umbracoContent } from '../umbraco/umbraco-content.ts';
import type { SourceProvider } from './opened-provider.ts';
import { type RemoteShopOptions, remoteShop, timeoutMs } from './remote-shop.ts';

export type CleanedRemoteShopOptions = Omit<RemoteShopOptions, 'clean'> & {
  /** A content system elsewhere; without one the provider is another server of this shop. */
  readonly content?: ContentSystem | undefined;
  /** Where visitors reach the shop. */
  readonly ownOrigin?: string;
  /** Further origins that pictures may lie on, the shop's own among them. */
  readonly pictureOrigins?: readonly string[];
};

/** A foreign provider as pages may show it: its rich text is cleaned, and pictures lie on allowed hosts: the
 *  provider's, the content system's, our own and those of the settings. */
export const cleanedRemoteShop = ({
  content: system,
  ownOrigin,
  pictureOrigins = [],
  ...options
}: CleanedRemoteShopOptions) => {
  const origin = new URL(options.url).origin;
  const { url: contentUrl = options.url, startItem = '' } = system ?? {};
  const contentOrigin = new URL(contentUrl).origin;
  const imageOrigins = [...new Set([contentOrigin, origin, ...pictureOrigins])];
  const hosts = (base: string): PictureHosts => ({ base, allowed: imageOrigins });
  const cleaner =
    (base: string): Cleaner =>
    (html, shown) =>
      cleanHtml(html, { pictures: hosts(base), ...(shown === undefined ? {} : { shown }) });
  const remote = remoteShop({ ...options, clean: cleaner(origin) });
  const { fetch = globalThis.fetch, onOddAnswer = () => undefined } = options;
  const content =
    system === undefined
      ? remote.content
      : umbracoContent({
          ...{ ...system, clean: cleaner(contentOrigin), fetch, deadlineMs: timeoutMs, onOddAnswer },
          ...(ownOrigin === undefined ? {} : { ownOrigin }),
        });
  return {
    ...remote,
    shop: shopWithPictures(remote.shop, hosts(origin)),
    content: contentWithPictures(content, hosts(contentOrigin)),
    contentSource: `${contentUrl} ${startItem}`,
    imageOrigins,
  } satisfies SourceProvider;
};
