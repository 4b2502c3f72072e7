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
  /** A content system elsewhere; without one the provider's own calls, or the program's content where it has none. */
  readonly content?: ContentSystem | undefined;
  /** Where visitors reach the shop. */
  readonly ownOrigin?: string;
  /** Further origins that pictures may lie on, the shop's own among them. */
  readonly pictureOrigins?: readonly string[];
};

const noContent = unusableAnswer('loadSite', 'pages are those of the program, unless CONTENT_URL is set', 'noContent');

/** Read when it is needed: most providers have content. */
const ownContent = async (): Promise<ContentPort> => {
  const { sampleContent } = await import('../sample/content/sample-content.ts');
  return pagesWithoutPromises(sampleContent);
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
      cleanHtml(html, { pictures: hosts(base), shown });
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
