import type { CleanHtml } from '@shop/core/content/clean-html';
import { plainText } from '@shop/core/content/plain-text';
import { type ContentRecord, isRecord, listOf, member, textOf, textOrNone } from '../../wire/codec/json-value.ts';
import { type Block, blocksOf, isHidden } from './blocks.ts';
import { linksOf, targetOf } from './links.ts';
import { mediaOf } from './media.ts';
import { plainOf, type Reading } from './reading.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);

const attributeText = (name: string, value: unknown): string =>
  /^[a-z][a-z0-9-]*$/.test(name) && typeof value === 'string' ? ` ${name}="${escaped(value)}"` : '';

/** Returns the attributes of a tree node; an internal link has a route instead of an address. */
const attributesText = (attributes: unknown, reading: Reading): string => {
  if (!isRecord(attributes)) return '';
  const route = textOrNone(member(member(attributes, 'route'), 'path'));
  const query =
    textOrNone(member(attributes, 'queryString')) ?? textOf(member(member(attributes, 'route'), 'queryString'));
  const anchor = textOf(member(attributes, 'anchor'));
  const target = route === undefined ? undefined : targetOf(route + query + anchor, reading);
  const own = Object.entries(attributes).map(([name, value]) => attributeText(name, value));
  return own.join('') + (target === undefined ? '' : attributeText('href', target.href));
};

/** Blocks inside a text, by the id that their placeholder contains. */
type Blocks = ReadonlyMap<string, Block>;

const blocksIn = (value: ContentRecord): Blocks =>
  new Map(blocksOf(member(value, 'blocks')).map((block) => [block.id, block]));

/** Returns the HTML of a block inside a text: title, picture, text and link, for any type. */
const blockText = (block: Block | undefined, reading: Reading): string => {
  if (block === undefined || isHidden(block, reading.names)) return '';
  const own = (name: string): unknown => reading.names.property(block.properties, 'card', name);
  const title = plainOf(own('title'));
  const image = mediaOf(own('image'), reading.names);
  const [link] = linksOf(own('link'), reading);
  return [
    title.trim() === '' ? '' : `<h3>${escaped(title)}</h3>`,
    image === undefined ? '' : `<img src="${escaped(image.url)}" alt="${escaped(image.altText)}">`,
    markupOf(own('text'), reading),
    link === undefined || link.text.trim() === ''
      ? ''
      : `<p><a href="${escaped(link.href)}"${link.newTab ? ' target="_blank"' : ''}>${escaped(link.text)}</a></p>`,
  ].join('');
};

const nodeText = (node: unknown, blocks: Blocks, reading: Reading): string => {
  const tag = textOf(member(node, 'tag')).toLowerCase();
  if (tag === '#text') return escaped(textOf(member(node, 'text')));
  const attributes = member(node, 'attributes');
  if (tag.startsWith('umb-rte-block')) return blockText(blocks.get(textOf(member(attributes, 'content-id'))), reading);
  const inner = listOf(member(node, 'elements'))
    .map((element) => nodeText(element, blocks, reading))
    .join('');
  // The root and comments have no content of their own.
  if (!/^[a-z][a-z0-9]*$/.test(tag)) return inner;
  const start = `<${tag}${attributesText(attributes, reading)}>`;
  return voidTags.has(tag) ? start : `${start}${inner}</${tag}>`;
};

const blockPlace = /<umb-rte-block(?:-inline)?\b([^<>]*)>(?:\s{0,100}<\/umb-rte-block(?:-inline)?>)?/gi;

const withBlocks = (markup: string, blocks: Blocks, reading: Reading): string =>
  markup.replace(blockPlace, (_, attributes: string) => {
    const [, id = ''] = /content-id\s*=\s*["']?([\w-]+)/i.exec(attributes) ?? [];
    return blockText(blocks.get(id), reading);
  });

const markupOf = (value: unknown, reading: Reading): string => {
  if (!isRecord(value)) return textOf(value);
  const blocks = blocksIn(value);
  const markup = textOrNone(member(value, 'markup'));
  return markup === undefined ? nodeText(value, blocks, reading) : withBlocks(markup, blocks, reading);
};

/** Returns rich text as HTML, stored as text, as `{ markup }` or as a tree, including blocks inside it. */
export const htmlOf = (value: unknown, reading: Reading): CleanHtml =>
  reading.clean(markupOf(value, reading), reading.toLink);

/** Returns the plain text of a property that may contain rich text, for places without markup. */
export const wordsOf = (value: unknown, reading: Reading): string =>
  isRecord(value) ? plainText(htmlOf(value, reading)) : plainOf(value);
