import type { RouteKey } from '@shop/core/content/route-key';
import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import { isLanguage, type Language } from '@shop/core/languages/language';
import { routeLink } from '@shop/core/paths/route-links';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { ContentPort } from '@shop/core/ports/content-port';
import { err, ok, type Result } from 'neverthrow';
import { guidOf, isGuid } from '../codec/guid.ts';
import { type ItemDocument, itemDocument } from './item-document.ts';
import type { SitePages } from './start-item.ts';

export type FoundItem =
  | { readonly type: 'item'; readonly document: ItemDocument }
  /** The page stands elsewhere now, at a path of the content system. */
  | { readonly type: 'moved'; readonly path: string };

export type ItemQuestion = {
  readonly language: Language;
  /** A path without slashes at its ends, empty for the root, or a GUID. */
  readonly path: string;
  readonly pages: SitePages;
  readonly keys: readonly RouteKey[];
};

const noPage: ErrorOf<'notFound'> = { kind: 'notFound', what: 'page' };

/** The address in the shop of what was asked for, if anything. */
const addressOf = ({ language, path, keys }: ItemQuestion): string | undefined => {
  if (path === '') return shopPath('home', language);
  if (!isGuid(path)) {
    const [, first = ''] = routeLink(path).split('/', 2);
    return isLanguage(first) ? `/${path}` : `/${language}/${path}`;
  }
  return keys.find(({ key }) => guidOf(key) === path.toLowerCase())?.paths[language];
};

/** The item under a path or a GUID in a language; the root of the site is its home in that language. */
export const findItem = async (content: ContentPort, question: ItemQuestion): Promise<Result<FoundItem, ShopError>> => {
  const { language, pages } = question;
  const address = addressOf(question);
  if (address === undefined) return err(noPage);
  const found = await content.loadPage(language, address);
  if (found.isErr()) return err(found.error);
  const page = found.value;
  if (page.path !== address) return ok({ type: 'moved', path: page.path });
  const isRoot = page.path === shopPath('home', language);
  if (!isRoot) return ok({ type: 'item', document: itemDocument(page, undefined, pages) });
  const site = await content.loadSite(language);
  return site.map((root) => ({ type: 'item', document: itemDocument(page, root, pages) }));
};
