import type { Cleaner, CleanHtml } from '@shop/core/content/clean-html';
import { plainText } from '@shop/core/content/plain-text';
import { isRecord, listOf, member, textOf, textOrNone } from '../codec/json-value.ts';
import { contentHref } from './links.ts';
import { plainOf } from './plain-text.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);

const attributeText = (name: string, value: unknown): string =>
  /^[a-z][a-z0-9-]*$/.test(name) && typeof value === 'string' ? ` ${name}="${escaped(value)}"` : '';

/** Attributes of a tree node; an internal link has a route instead of an address. */
const attributesText = (attributes: unknown): string => {
  if (!isRecord(attributes)) return '';
  const href = contentHref(textOf(member(member(attributes, 'route'), 'path')));
  const own = Object.entries(attributes).map(([name, value]) => attributeText(name, value));
  return own.join('') + (href === undefined ? '' : attributeText('href', href));
};

const nodeText = (node: unknown): string => {
  const tag = textOf(member(node, 'tag')).toLowerCase();
  if (tag === '#text') return escaped(textOf(member(node, 'text')));
  const inner = listOf(member(node, 'elements')).map(nodeText).join('');
  // The root, comments and blocks of other editors carry nothing of their own that could be shown.
  if (!/^[a-z][a-z0-9]*$/.test(tag)) return inner;
  const start = `<${tag}${attributesText(member(node, 'attributes'))}>`;
  return voidTags.has(tag) ? start : `${start}${inner}</${tag}>`;
};

const markupOf = (value: unknown): string => {
  if (!isRecord(value)) return textOf(value);
  return textOrNone(member(value, 'markup')) ?? nodeText(value);
};

/** Rich text as HTML, whether stored as text, as `{ markup }` or as a tree. */
export const htmlOf = (value: unknown, clean: Cleaner): CleanHtml => clean(markupOf(value));

/** The words of a property that may hold rich text as well, for places that show words only. */
export const wordsOf = (value: unknown, clean: Cleaner): string =>
  isRecord(value) ? plainText(clean(markupOf(value))) : plainOf(value);

/** The stock shape of rich text. */
export const wireHtml = (html: string) => ({ markup: html, blocks: [] });
