import type { CleanHtml } from '@shop/core/content/clean-html';
import { routeLink } from '@shop/core/paths/route-links';
import { withoutDirectionControls } from '@shop/core/text/direction-controls';
import sanitize, { type Attributes, type IOptions } from 'sanitize-html';
import { allowedPicture, ownPictures, type PictureHosts } from '../../pictures/allowed-picture.ts';
import { targetOf } from '../system/links.ts';

export type CleanSettings = {
  /** Allowed origins of pictures. Default: the shop's own. */
  readonly pictures?: PictureHosts;
  /** Returns the shop's link for a route of the content system. Default: without the system's root segments. */
  readonly toLink?: (route: string) => string;
};

const words = (text: string): string[] => text.split(' ');

const allowedTags = words(
  'a abbr b blockquote br caption code dd div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img li ol p pre s ' +
    'small span strong sub sup table tbody td tfoot th thead tr u ul wbr',
);

/** Tags whose content is not text for readers: code, other documents, other markup languages. */
const nonTextTags = words(
  'applet audio canvas embed frame frameset head iframe math noembed noframes noscript object option plaintext script ' +
    'select style svg template textarea title video xmp',
);

/** A text without any of these is unchanged by cleaning and need not be parsed. */
const hasMarkup = /[<>&"\0]/;

const count = /^[0-9]{1,4}$/;

/** Attributes without side effects, and the allowed form of their values. */
const harmless: ReadonlyMap<string, RegExp> = new Map([
  ['alt', /^/],
  ['title', /^/],
  ['lang', /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i],
  ['colspan', count],
  ['rowspan', count],
  ['width', count],
  ['height', count],
  ['start', count],
  ['scope', /^(col|row|colgroup|rowgroup)$/],
]);

const harmlessOf = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name, value]) => harmless.get(name)?.test(value) === true));

type Hosts = { readonly pictures: PictureHosts; readonly toLink: (route: string) => string };

const linkOf = ({ href = '', target }: Attributes, { pictures: { base }, toLink }: Hosts): Attributes => {
  const safe = targetOf(href, { toLink, documents: base });
  if (safe === undefined) return {};
  return target === '_blank' ? { href: safe.href, target, rel: 'noopener' } : { href: safe.href };
};

const imageOf = ({ src = '' }: Attributes, { pictures }: Hosts): Attributes => {
  const allowed = allowedPicture(src, pictures);
  return allowed === undefined ? {} : { src: allowed };
};

const optionsFor = (hosts: Hosts): IOptions => ({
  allowedTags,
  nonTextTags,
  allowedAttributes: { a: words('href target rel'), img: ['src'], '*': [...harmless.keys()] },
  allowedSchemes: words('http https mailto tel'),
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...linkOf(attribs, hosts), ...harmlessOf(attribs) } }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...imageOf(attribs, hosts), ...harmlessOf(attribs) } }),
    '*': (tagName, attribs) => ({
      tagName,
      attribs: tagName === 'a' || tagName === 'img' ? attribs : harmlessOf(attribs),
    }),
  },
});

/** Cleans HTML by an allowlist: known tags, harmless attributes, checked addresses. */
export const cleanHtml = (
  html: string,
  { pictures = ownPictures, toLink = routeLink }: CleanSettings = {},
): CleanHtml =>
  withoutDirectionControls(hasMarkup.test(html) ? sanitize(html, optionsFor({ pictures, toLink })) : html) as CleanHtml;
