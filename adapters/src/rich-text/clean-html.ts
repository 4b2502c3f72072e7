import { contentHref } from '../wire/link-wire.ts';
import { safeSource } from '../wire/safe-href.ts';
import { type HtmlToken, htmlTokens } from './html-tokens.ts';

/** Rich text of unknown origin to markup that can do nothing but show. */
export type CleanHtml = (html: string) => string;

export type CleanSettings = {
  /** Origin of the content system, put before image paths; absent when they are ours. */
  readonly mediaOrigin?: string;
};

const tags: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote br caption code dd div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img li ol p pre s ' +
    'small span strong sub sup table tbody td tfoot th thead tr u ul wbr'
  ).split(' '),
);

const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);

/** Their content is not for readers: code, other documents, other languages of markup. */
const skipsContent: ReadonlySet<string> = new Set(
  (
    'applet audio canvas embed frame frameset head iframe math noembed noframes noscript object plaintext script select ' +
    'style svg template textarea title video xmp'
  ).split(' '),
);

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

const escapedText = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const attributeText = (name: string, value: string): string =>
  ` ${name}="${escapedText(value.replaceAll('&', '&amp;')).replaceAll('"', '&quot;')}"`;

const linkText = (attributes: ReadonlyMap<string, string>): string => {
  const href = contentHref(attributes.get('href') ?? '');
  if (href === undefined) return '';
  const newTab = attributes.get('target') === '_blank' ? ' target="_blank" rel="noopener"' : '';
  return attributeText('href', href) + newTab;
};

const imageText = (attributes: ReadonlyMap<string, string>, { mediaOrigin = '' }: CleanSettings): string => {
  const source = safeSource(attributes.get('src') ?? '');
  return source === undefined ? '' : attributeText('src', source.startsWith('/') ? mediaOrigin + source : source);
};

const openText = ({ tag, attributes }: Extract<HtmlToken, { type: 'open' }>, settings: CleanSettings): string => {
  const own = tag === 'a' ? linkText(attributes) : tag === 'img' ? imageText(attributes, settings) : '';
  const others = [...attributes].filter(([name, value]) => harmless.get(name)?.test(value) === true);
  return `<${tag}${own}${others.map(([name, value]) => attributeText(name, value)).join('')}>`;
};

/** Rebuilds rich text from a list of what is allowed: nothing of the input is copied but words, known tags and checked
 *  addresses. What it opens it closes, so that it cannot break out of its place (content facts 2.8 and 5). */
export const cleanHtml = (html: string, settings: CleanSettings = {}): string => {
  const open: string[] = [];
  let clean = '';
  const closeUpTo = (depth: number): void => {
    while (open.length > depth) clean += `</${open.pop()}>`;
  };
  for (const token of htmlTokens(html, skipsContent)) {
    if (token.type === 'text') clean += escapedText(token.text);
    else if (token.type === 'close') {
      const depth = open.lastIndexOf(token.tag);
      if (depth >= 0) closeUpTo(depth);
    } else if (tags.has(token.tag) && !(token.tag === 'a' && open.includes('a'))) {
      clean += openText(token, settings);
      if (!voidTags.has(token.tag)) open.push(token.tag);
    }
  }
  closeUpTo(0);
  return clean;
};
