import type { Cleaner } from '@shop/core/content/clean-html';
import type { ContentPort } from '@shop/core/ports/content-port';
import { contentOrOwn } from '../content/content-or-own.ts';
import { cleanHtml } from '../content/markup/clean-html.ts';
import { pagesWithoutPromises } from '../content/pages-without-promises.ts';
import { type ContentSystem, umbracoContent } from '../content/system/umbraco-content.ts';
import type { PictureHosts } from '../pictures/allowed-picture.ts';
import { contentWithPictures, shopWithPictures } from '../pictures/pictured-ports.ts';
import type { SourceProvider } from '../seller/opened-provider.ts';
import { unusableAnswer } from '../wire/client/foreign-answers.ts';
import { type RemoteShopOptions, remoteShop, timeoutMs } from './remote-shop.ts';

export type CleanedRemoteShopOptions = Omit<RemoteShopOptions, 'clean'> & {
  /** Another content system. Without it, the provider's content is used, or the program's own when the provider has
   *  none. */
  readonly content?: ContentSystem | undefined;
  /** Origin of the shop for visitors. */
  readonly ownOrigin?: string;
  /** Other allowed origins of pictures, including the shop's own. */
  readonly pictureOrigins?: readonly string[];
};

const noContent = unusableAnswer('loadSite', 'pages are those of the program, unless CONTENT_URL is set', 'noContent');

/** Loaded on demand: most providers have content. */
const ownContent = async (): Promise<ContentPort> => {
  const { sampleContent } = await import('../sample/content/sample-content.ts');
  return pagesWithoutPromises(sampleContent);
};

/** Returns a foreign provider that is safe to show: its rich text is cleaned, and pictures come from allowed origins
 *  only: those of the provider, the content system, the shop and the settings. */
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
    (html, toLink) =>
      cleanHtml(html, { pictures: hosts(base), toLink });
  const remote = remoteShop({ ...options, clean: cleaner(origin) });
  const { fetch = globalThis.fetch, onOddAnswer = () => undefined } = options;
  const pictured = (content: ContentPort) => contentWithPictures(content, hosts(contentOrigin));
  const content =
    system === undefined
      ? contentOrOwn(pictured(remote.content), ownContent, () => onOddAnswer(noContent))
      : pictured(
          umbracoContent({
            ...system,
            clean: cleaner(contentOrigin),
            fetch,
            deadlineMs: timeoutMs,
            onOddAnswer,
            ownOrigin,
          }),
        );
  return {
    ...remote,
    shop: shopWithPictures(remote.shop, hosts(origin)),
    content,
    contentSource: `${contentUrl} ${startItem}`,
    imageOrigins,
  } satisfies SourceProvider;
};
