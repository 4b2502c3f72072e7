/** A piece of markup as a browser would see it; a tag's attributes are decoded. */
export type HtmlToken =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'open'; readonly tag: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly type: 'close'; readonly tag: string };

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

const characterOf = (code: number): string =>
  Number.isInteger(code) && code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : '\ufffd';

/** Character references of an attribute's value. One that is not known stays as text, and is escaped as such later. */
const decoded = (value: string): string =>
  value.replace(/&(?:#x([0-9a-f]{1,8})|#([0-9]{1,8})|([a-z]{2,8}));?/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10));
    return entities.get(String(name).toLowerCase()) ?? whole;
  });

/** Where the tag that starts at `start` ends, quotes respected; -1 when it never does. */
const tagEnd = (html: string, start: number): number => {
  let quote = '';
  for (let at = start; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return -1;
};

const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The first of several attributes of one name counts, as in a browser. */
const attributesOf = (text: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, decoded(double ?? single ?? bare ?? ''));
  }
  return found;
};

/** Where what starts with `<!` or `<?` ends. */
const declarationEnd = (html: string, start: number): number => {
  const isComment = html.startsWith('<!--', start);
  const end = html.indexOf(isComment ? '-->' : '>', start + 2);
  return end < 0 ? html.length : end + (isComment ? 3 : 1);
};

/** Where the closing tag of an element whose content is skipped stands; the end when there is none. */
const closingTag = (html: string, name: string, from: number): number => {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
};

/** Splits markup into text and tags in one pass; comments and declarations are left out, a tag that never ends is too.
 *  `skipsContent` names elements whose whole content goes with them. */
export function* htmlTokens(html: string, skipsContent: ReadonlySet<string>): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start !== at) yield { type: 'text', text: html.slice(at, start < 0 ? html.length : start) };
    if (start < 0) return;
    const [, slash = '', letters = ''] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(html.slice(start, start + 40)) ?? [];
    const name = letters.toLowerCase();
    if (name === '') {
      const isDeclaration = /^<[!?/]/.test(html.slice(start, start + 2));
      if (!isDeclaration) yield { type: 'text', text: '<' };
      at = isDeclaration ? declarationEnd(html, start) : start + 1;
      continue;
    }
    const end = tagEnd(html, start + 1);
    if (end < 0) return;
    at = end + 1;
    if (slash !== '') yield { type: 'close', tag: name };
    else if (skipsContent.has(name)) {
      at = closingTag(html, name, at);
    } else {
      yield { type: 'open', tag: name, attributes: attributesOf(html.slice(start + 1 + name.length, end)) };
    }
  }
}
