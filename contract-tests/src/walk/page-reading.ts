import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

const { findAll, getElementsByTagName, textContent } = DomUtils;

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = ReturnType<typeof findAll>[number];

/** A form on a page: the address that it is posted to, and the values of its fields. */
export type PageForm = { readonly action: string; readonly fields: ReadonlyMap<string, string> };

const fieldOf = (field: Element): readonly (readonly [name: string, value: string])[] => {
  const { name, type = '', value = '' } = field.attribs;
  if (name === undefined) return [];
  if (field.name === 'select') {
    const options = getElementsByTagName('option', field);
    const chosen = options.find(({ attribs }) => 'selected' in attribs) ?? options[0];
    return [[name, chosen?.attribs.value ?? '']];
  }
  return /^(radio|checkbox)$/.test(type) && !('checked' in field.attribs) ? [] : [[name, value]];
};

const fieldsIn = (form: Element): PageForm['fields'] =>
  new Map(findAll(({ name }) => name === 'input' || name === 'select', form.children).flatMap(fieldOf));

/** What a browser without scripts shows of a page. */
export type ShownPage = {
  /** Path and query. */
  readonly address: string;
  readonly path: string;
  readonly status: number;
  readonly language: string;
  readonly title: string;
  readonly forms: readonly PageForm[];
  /** Addresses of the page's links. */
  readonly links: readonly string[];
  /** Addresses of the page in other languages. */
  readonly alternates: ReadonlyMap<string, string>;
  /** The visible text in reading order. */
  readonly text: string;
};

/** Returns the text of each element on separate lines. */
const linesOf = (node: Node): string => {
  if (node.type === ElementType.Text) return node.data;
  if (!('children' in node) || node.type === ElementType.Script || node.type === ElementType.Style) return '';
  return `\n${node.children.map(linesOf).join('')}\n`;
};

/** Parses a page's answer. */
export const readPage = (address: string, status: number, html: string): ShownPage => {
  const document = parseDocument(html);
  const all = (name: string): readonly Element[] => getElementsByTagName(name, document);
  const anchors = all('a').map(({ attribs }) => attribs);
  return {
    address,
    path: address.split('?')[0] ?? '',
    status,
    language: /^[a-z]+/.exec(all('html')[0]?.attribs.lang ?? '')?.[0] ?? '',
    title: textContent([...all('h1').slice(0, 1)]),
    forms: all('form').map((form) => ({ action: form.attribs.action ?? address, fields: fieldsIn(form) })),
    links: anchors.flatMap(({ href }) => href ?? []),
    alternates: new Map(
      anchors.flatMap(({ hreflang, href }) =>
        hreflang === undefined || href === undefined ? [] : [[hreflang, href] as const],
      ),
    ),
    text: all('body').map(linesOf).join('').replace(/\n+/g, '\n'),
  };
};
