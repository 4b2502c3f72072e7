import type { Footer } from './site.ts';

const firstOf = <Part extends { readonly length: number }>(own: Part, shared: Part): Part =>
  own.length > 0 ? own : shared;

/** The footer below a page: each list, and the text, is the page's own where it has one, else the site's (R-PAGE-3). */
export const footerBelow = (own: Footer | undefined, site: Footer | undefined): Footer | undefined =>
  own === undefined || site === undefined
    ? (own ?? site)
    : {
        links: firstOf(own.links, site.links),
        social: firstOf(own.social, site.social),
        columns: firstOf(own.columns, site.columns),
        bottomText: firstOf(own.bottomText, site.bottomText),
        bottomLinks: firstOf(own.bottomLinks, site.bottomLinks),
      };
