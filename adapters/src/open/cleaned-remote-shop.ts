import type { Cleaner } from '@shop/core/content/clean-html';
import type { Result } from 'neverthrow';
import type { PictureHosts } from '../pictures/allowed-picture.ts';
import { contentWithPictures, shopWithPictures } from '../pictures/pictured-ports.ts';
import { cleanHtml } from '../rich-text/clean-html.ts';
import { type ContentVariables, contentSystemOf } from '../umbraco/content-settings.ts';
import type { ContentSystem } from '../umbraco/umbraco-content.ts';
import type { OpenedProvider } from './opened-provider.ts';
import { type RemoteShopOptions, remoteShop } from './remote-shop.ts';

type ConfiguredRemoteShop = CleanedRemoteShop & {
  /** Which content system and site elsewhere tells the pages. */
  readonly contentSource: string;
};

/** A provider elsewhere and the content system that an environment names; without one the provider is another server of this shop
 *  (D-OWN-CONTENT). Error: one line that names a wrong setting. */
export const configuredRemoteShop = (
  variables: ContentVariables,
  options: Omit<CleanedRemoteShopOptions, 'content'>,
): Result<ConfiguredRemoteShop, string> =>
  contentSystemOf(variables).map((system) => {
    const { url = options.url, startItem = '' } = system ?? {};
    const remote = cleanedRemoteShop({ ...options, ...(system === undefined ? {} : { content: system }) });
    return { ...remote, contentSource: `${url} ${startItem}` };
  });

/** What is kept of rich text is decided here. */
export type CleanedRemoteShopOptions = Omit<RemoteShopOptions, 'content'> & {
  readonly content?: ContentSystem;
  /** Where visitors reach the shop. */
  readonly ownOrigin?: string;
  /** Further origins that pictures may lie on, the shop's own among them. */
  readonly pictureOrigins?: readonly string[];
};

export type CleanedRemoteShop = OpenedProvider & {
  /** Hosts that pictures come from besides our own. */
  readonly imageOrigins: readonly string[];
};

/** A provider elsewhere as pages may show it: what others write is cleaned here, and pictures lie on hosts that are named
 *  (D-PICTURE-HOSTS): the provider's, the content system's, our own and those of the settings. */
export const cleanedRemoteShop = (options: CleanedRemoteShopOptions): CleanedRemoteShop => {
  const { content, ownOrigin, pictureOrigins = [], ...remoteOptions } = options;
  const origin = new URL(options.url).origin;
  const contentOrigin = new URL(content?.url ?? options.url).origin;
  const imageOrigins = [...new Set([contentOrigin, origin, ...pictureOrigins])];
  const hosts = (base: string): PictureHosts => ({ base, allowed: imageOrigins });
  const cleaner =
    (base: string): Cleaner =>
    (html, shown) =>
      cleanHtml(html, { pictures: hosts(base), ...(shown === undefined ? {} : { shown }) });
  const own = ownOrigin === undefined ? {} : { ownOrigin };
  const system = content === undefined ? {} : { content: { system: content, clean: cleaner(contentOrigin), ...own } };
  const remote = remoteShop({ ...remoteOptions, ...system, clean: cleaner(origin) });
  return {
    ...remote,
    shop: shopWithPictures(remote.shop, hosts(origin)),
    content: contentWithPictures(remote.content, hosts(contentOrigin)),
    imageOrigins,
  };
};
