const allowedSchemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);

/** An address that a link may carry: http, https, mailto, tel, or a path of our own; else none. Control characters,
 *  which browsers skip inside a scheme, are dropped first, blanks inside are encoded, and `\` is read as `/`, as
 *  browsers do. */
export const safeHref = (address: string): string | undefined => {
  const visible = [...address].filter((character) => character >= '\u0020' && character !== '\u007f').join('');
  const plain = visible.trim().replace(/\s/g, encodeURIComponent);
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(plain) ?? [];
  if (scheme !== undefined) return allowedSchemes.has(scheme.toLowerCase()) ? plain : undefined;
  if (plain === '') return undefined;
  const path = plain.replaceAll('\\', '/');
  if (path.startsWith('//')) return `https:${path}`;
  return /^[/#?]/.test(path) ? path : `/${path}`;
};

/** The same for what is fetched by itself, such as images. */
export const safeSource = (address: string): string | undefined => {
  const href = safeHref(address);
  return href !== undefined && /^(https?:\/\/|\/)/i.test(href) ? href : undefined;
};
