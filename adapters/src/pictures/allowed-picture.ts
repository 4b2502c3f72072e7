/** Where pictures may lie, as origins. */
export type PictureHosts = {
  /** What an address without a host stands on; the shop's own origin when absent. */
  readonly base?: string;
  /** Besides that one. */
  readonly allowed: readonly string[];
};

/** The shop's own pictures and no others. */
export const ownPictures: PictureHosts = { allowed: [] };

/** A path of our own without anything that a parser could read otherwise. */
const plainPath = /^\/(?:[\w~-][\w.~/-]*)?(?:\?[\w.~=&%-]*)?$/;

/** Stands for our own origin, which a path keeps to itself. */
const here = 'http://own.invalid';

/** A picture's address as a page may carry it: http(s) on one of the hosts, by its parsed origin; none otherwise. A
 *  path stays a path for our own pictures. */
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
