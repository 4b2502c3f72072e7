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

/** A product's page below its group's: the group gives footer and languages, the product the head. */
export type ContentRoute = Visited & {
  readonly kind: 'content';
  readonly page: Page;
  readonly isHome: boolean;
  readonly product?: {
    readonly name: string;
    readonly description: string;
    readonly image: string;
    /** Whether it lists its address in each language; otherwise it is unknown elsewhere. */
    readonly namesLanguages: boolean;
  };
  readonly sections: readonly SectionData[];
  /** Where the page can be seen in other languages, its own included. */
  readonly alternates: readonly AlternatePath[];
  /** A form of this page that came back. */
  readonly posted?: PostedAnswer | undefined;
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
