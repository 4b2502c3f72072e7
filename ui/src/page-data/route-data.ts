import type { AlternatePath } from '@shop/core/content/alternate-paths';
import type { Page } from '@shop/core/content/page';
import type { Site } from '@shop/core/content/site';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { Language } from '@shop/core/languages/language';
import type { PostedAnswer } from './posted-answer.ts';
import type { SectionData } from './section-data.ts';

/** The address of a page: the path with its language segment, and the query without its question mark. */
export type Address = { readonly path: string; readonly search: string };

/** Returns an address as links and forms contain it. */
export const hrefOf = ({ path, search }: Address): string => (search === '' ? path : `${path}?${search}`);

/** `site` is the content that all pages share; `undefined` when content has none. */
type RouteFacts = { readonly language: Language; readonly address: Address; readonly site?: Site };

/** A page of content. A product's page belongs to the page of its group, which determines its footer and languages. */
export type ContentRoute = RouteFacts & {
  readonly kind: 'content';
  readonly page: Pick<Page, 'name' | 'showFooter' | 'footer'>;
  readonly isHome: boolean;
  readonly sections: readonly SectionData[];
  /** Addresses of the page in all its languages, its own included. */
  readonly alternates: readonly AlternatePath[];
  /** A form of this page that was refused or not finished. */
  readonly posted?: PostedAnswer | undefined;
};

/** What the head of a page and its linked data are made of. */
type HeadFacts = {
  readonly page: Page;
  /** The product of a product's page, which determines the head. */
  readonly product?: {
    readonly name: string;
    readonly description: string;
    readonly image: string;
    /** Whether the product lists its address in each language; otherwise the head names no other languages. */
    readonly namesLanguages: boolean;
  };
};

export type LoadedContent = ContentRoute & HeadFacts;

/** Data of one address as loaded. */
export type LoadedRoute = Exclude<RouteData, ContentRoute> | LoadedContent;

/** Returns the data without the facts of the head, as the browser takes over the head that the server drew. */
export const shownRoute = (route: LoadedRoute): RouteData => {
  if (route.kind !== 'content') return route;
  const { product: _head, page, ...shown } = route;
  const { name, showFooter, footer } = page;
  return { ...shown, page: { name, showFooter, footer } };
};

/** Data of one address: plain, serialisable, and the same on the server and in the browser. */
export type RouteData =
  | ContentRoute
  /** `errorKey` is the translation key of the message on the target page. A permanent redirect leads to the page's
   *  canonical address. */
  | (RouteFacts & {
      readonly kind: 'redirect';
      readonly to: string;
      readonly errorKey?: string;
      readonly isPermanent?: true;
    })
  /** `ticketsPath` is the page that lists pool tickets; `undefined` when content has no such page. */
  | (RouteFacts & { readonly kind: 'notFound'; readonly ticketsPath?: string })
  /** The content system returned no usable page. */
  | (RouteFacts & { readonly kind: 'failed'; readonly error: ShopError });
