/** Allowed origins of pictures. */
export type PictureHosts = {
  /** Origin of addresses without a host. Default: the shop's own. */
  readonly base?: string;
  /** Other allowed origins. */
  readonly allowed: readonly string[];
};

/** Allows only the shop's own pictures. */
export const ownPictures: PictureHosts = { allowed: [] };

/** A path of the shop that every parser reads alike. */
const plainPath = /^\/(?:[\w~-][\w.~/-]*)?(?:\?[\w.~=&%-]*)?$/;

/** A placeholder for the shop's own origin, for addresses that are paths. */
const here = 'http://own.invalid';

/** Returns the normalized address of a picture on an allowed origin, by http or https. `undefined` for any other. A
 *  path of the shop stays a path. */
export const allowedPicture = (address: string, { base = here, allowed }: PictureHosts): string | undefined => {
  const text = address.trim();
  if (text === '') return undefined;
  if (base === here && plainPath.test(text) && !text.includes('..')) return text;
  const url = URL.parse(text, `${base}/`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  // `/.//x` is the path `//x`, which on a page would be another host.
  if (url.origin === here) return url.pathname.startsWith('//') ? undefined : `${url.pathname}${url.search}`;
  return url.origin === base || allowed.includes(url.origin) ? url.href : undefined;
};
