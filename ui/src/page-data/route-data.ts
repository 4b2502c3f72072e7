import type { AlternatePath } from '@shop/core/content/alternate-paths';
import type { Page } from '@shop/core/content/page';
import type { Site } from '@shop/core/content/site';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { Language } from '@shop/core/languages/language';
import type { PostedAnswer } from './posted-answer.ts';
import type { SectionData } from './section-data.ts';

/** Where the visitor is: path with its language segment, and the query without its question mark. */
export type Address = { readonly path: string; readonly search: string };

/** An address as links and forms carry it. */
export const hrefOf = ({ path, search }: Address): string => (search === '' ? path : `${path}?${search}`);

/** `site` is what all pages share, if content has it. */
type Visited = { readonly language: Language; readonly address: Address; readonly site?: Site };

/** A product's page below its group's: the group gives footer and languages. */
export type ContentRoute = Visited & {
  readonly kind: 'content';
  readonly page: Pick<Page, 'name' | 'showFooter' | 'footer'>;
  readonly isHome: boolean;
  readonly sections: readonly SectionData[];
  /** Where the page can be seen in other languages, its own included. */
  readonly alternates: readonly AlternatePath[];
  /** A form of this page that came back. */
  readonly posted?: PostedAnswer | undefined;
};

/** What the head of a page and its linked data are made of. */
type HeadFacts = {
  readonly page: Page;
  /** A product's page has the product's head. */
  readonly product?: {
    readonly name: string;
    readonly description: string;
    readonly image: string;
    /** Whether it lists its address in each language; otherwise it is unknown elsewhere. */
    readonly namesLanguages: boolean;
  };
};

export type LoadedContent = ContentRoute & HeadFacts;

/** Page data of one address as they are loaded. */
export type LoadedRoute = Exclude<RouteData, ContentRoute> | LoadedContent;

/** The data without those of the head, which the browser takes over as it was drawn. */
export const shownRoute = (route: LoadedRoute): RouteData => {
  if (route.kind !== 'content') return route;
  const { product: _head, page, ...shown } = route;
  const { name, showFooter, footer } = page;
  return { ...shown, page: { name, showFooter, footer } };
};

/** Page data of one address: plain and serialisable, the same on the server and in the browser. */
export type RouteData =
  | ContentRoute
  /** `errorKey` is the translation key of the message at the target; a permanent one leads to the page's canonical
   *  address. */
  | (Visited & {
      readonly kind: 'redirect';
      readonly to: string;
      readonly errorKey?: string;
      readonly isPermanent?: true;
    })
  /** `ticketsPath` is where the content system lists the pool tickets, if it does. */
  | (Visited & { readonly kind: 'notFound'; readonly ticketsPath?: string })
  /** The content system gave no usable page. */
  | (Visited & { readonly kind: 'failed'; readonly error: ShopError });
