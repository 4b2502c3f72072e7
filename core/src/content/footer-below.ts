import type { Footer } from './site.ts';

/** The footer below a page: each list, and the text, is the page's own where it has one, else the site's (R-PAGE-3). */
export const footerBelow = (own: Footer | undefined, site: Footer | undefined): Footer | undefined =>
  own === undefined || site === undefined
    ? (own ?? site)
    : { ...site, ...Object.fromEntries(Object.entries(own).filter(([, part]) => part.length > 0)) };
