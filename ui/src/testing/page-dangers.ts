import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

const active = /^(iframe|frame|frameset|object|embed|applet|base|portal|math|style|template|animate|set)$/;

/** Types of data blocks, which no browser runs. */
const data = /^application\/(?:ld\+)?json$/;

const addressAttributes = /^(href|src|action|formaction|data|srcdoc|poster|background|xlink:href)$/;

/** Returns the scheme of an address, without characters that browsers ignore in it. */
const schemeOf = (address: string): string =>
  [...address]
    .filter((character) => character > ' ')
    .join('')
    .split(':')[0]
    ?.toLowerCase() ?? '';

const attributeDangers = ({ tagName, attrs }: Element): readonly string[] =>
  attrs.flatMap(({ name, value }) => {
    if (name.startsWith('on') || name === 'style' || name === 'srcdoc') return [`<${tagName} ${name}>`];
    const scheme = addressAttributes.test(name) ? schemeOf(value) : '';
    const isPicture = tagName === 'img' && value.startsWith('data:image/webp;base64,');
    return /^(javascript|vbscript|data)$/.test(scheme) && !isPicture ? [`<${tagName} ${name}="${scheme}:">`] : [];
  });

/** Returns whether a script is a file of the shop. */
const isOwnScript = ({ childNodes }: Element, src: string | undefined): boolean =>
  childNodes.length === 0 && src !== undefined && /^\/[^/\\]/.test(src);

const elementDangers = (element: Element): readonly string[] => {
  const { tagName, attrs } = element;
  const attribute = (name: string) => attrs.find((one) => one.name === name)?.value;
  if (active.test(tagName)) return [`<${tagName}>`];
  if (tagName === 'meta' && attribute('http-equiv') !== undefined) return ['<meta http-equiv>'];
  if (tagName === 'script' && !isOwnScript(element, attribute('src')) && !data.test(attribute('type') ?? ''))
    return ['<script>'];
  return attributeDangers(element);
};

const elementsOf = (node: DefaultTreeAdapterTypes.Node): readonly Element[] => [
  ...('tagName' in node ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsOf) : []),
];

/** Returns everything in a page that could run code or lead to code, besides scripts from the shop's own files. */
export const dangersIn = (html: string): readonly string[] =>
  elementsOf(parse(html)).flatMap((element) => elementDangers(element));

/** Elements that the shop itself needs and content must not add. */
const countedElements = ['script', 'noscript', 'form', 'input', 'button', 'textarea', 'select'] as const;

/** Returns the number of each of these elements in a page. */
export const actingElements = (html: string): readonly number[] => {
  const names = elementsOf(parse(html)).map(({ tagName }) => tagName);
  return countedElements.map((name) => names.filter((one) => one === name).length);
};
