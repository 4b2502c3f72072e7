import type { CleanHtml } from '@shop/core/content/clean-html';
import { routeLink } from '@shop/core/paths/route-links';
import { withoutDirectionControls } from '@shop/core/text/direction-controls';
import sanitize, { type Attributes, type IOptions } from 'sanitize-html';
import { allowedPicture, ownPictures, type PictureHosts } from '../../pictures/allowed-picture.ts';
import { targetOf } from '../system/links.ts';

export type CleanSettings = {
  /** Where pictures may lie; our own only when absent. */
  readonly pictures?: PictureHosts;
  /** The shop's link for a route of the content system; one without its roots when absent. */
  readonly shown?: (route: string) => string;
};

const words = (text: string): string[] => text.split(' ');

const allowedTags = words(
  'a abbr b blockquote br caption code dd div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img li ol p pre s ' +
    'small span strong sub sup table tbody td tfoot th thead tr u ul wbr',
);

/** Their content is not for readers: code, other documents, other languages of markup. */
const nonTextTags = words(
  'applet audio canvas embed frame frameset head iframe math noembed noframes noscript object option plaintext script ' +
    'select style svg template textarea title video xmp',
);

/** Text without any of these is itself when cleaned, which spares most texts the parser. */
const hasMarkup = /[<>&"\0]/;

const count = /^[0-9]{1,4}$/;

/** Attributes that only say something, and the form that their values must have. */
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

type Hosts = { readonly pictures: PictureHosts; readonly shown: (route: string) => string };

const linkOf = ({ href = '', target }: Attributes, { pictures: { base }, shown }: Hosts): Attributes => {
  const safe = targetOf(href, { shown, documents: base });
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

/** Keeps the allowlist: known tags, harmless attributes, checked addresses. */
export const cleanHtml = (html: string, { pictures = ownPictures, shown = routeLink }: CleanSettings = {}): CleanHtml =>
  withoutDirectionControls(hasMarkup.test(html) ? sanitize(html, optionsFor({ pictures, shown })) : html) as CleanHtml;
