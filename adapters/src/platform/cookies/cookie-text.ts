import { parseCookie } from 'cookie';

/** Seconds; about one year. */
export const cookieLifetime = 31_557_600;

const decode = (value: string): string | undefined => {
  try {
    const text = decodeURIComponent(value.replace(/^"(.*)"$/, '$1'));
    return text === '' ? undefined : text;
  } catch {
    return undefined;
  }
};

/** Returns the cookies of a Cookie header or of `document.cookie`, the first of each name; unreadable and empty ones
 *  are ignored. */
export const cookiesIn = (header: string | undefined): Readonly<Record<string, string | undefined>> =>
  parseCookie(header ?? '', { decode });

/** Returns the value that Set-Cookie lines give to one of the names. */
export const setCookieValue = (lines: readonly string[], names: readonly string[]): string | undefined => {
  const pairs = lines.map((line) => line.replace(/;.*$/s, ''));
  return pairs.flatMap((pair) => names.flatMap((name) => cookiesIn(pair)[name] ?? []))[0];
};

export type CookieAttributes = {
  readonly secure: boolean;
  readonly httpOnly?: boolean;
  /** Seconds; absent for a cookie that ends with the browser's session, 0 to delete it. */
  readonly maxAge?: number;
  /** Domain that shares the cookie. */
  readonly domain?: string;
};

/** Returns a Set-Cookie line, also usable as `document.cookie`, with path `/` and SameSite=Lax. */
export const cookieLine = (name: string, value: string, attributes: CookieAttributes): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    ...(attributes.maxAge === undefined ? [] : [`Max-Age=${attributes.maxAge}`]),
    ...(attributes.domain === undefined ? [] : [`Domain=${attributes.domain}`]),
    'SameSite=Lax',
    ...(attributes.httpOnly === true ? ['HttpOnly'] : []),
    ...(attributes.secure ? ['Secure'] : []),
  ].join('; ');
