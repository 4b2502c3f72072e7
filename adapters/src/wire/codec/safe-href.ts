const allowedSchemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);

/** Returns an address that is safe in a link: http, https, mailto, tel, or a path of the shop. `undefined` for any
 *  other. First removes control characters, which browsers ignore inside a scheme, encodes spaces, and reads `\`
 *  as `/`, as browsers do. */
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

/** Returns an address that is safe for automatic requests, such as those of images. */
export const safeSource = (address: string): string | undefined => {
  const href = safeHref(address);
  return href !== undefined && /^(https?:\/\/|\/)/i.test(href) ? href : undefined;
};
