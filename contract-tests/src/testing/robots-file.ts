/** Returns whether a `robots.txt` forbids an address. Paths match as in RFC 9309: from the beginning, `*` for any
 *  text, `$` for the end. Reads one group only, and ignores `Allow` lines. */
export const disallowedIn = (robots: string): ((address: string) => boolean) => {
  const patterns = [...robots.matchAll(/^Disallow: *(\S+)/gm)].map(([, path = '']) => {
    const text = path.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${text}`);
  });
  return (address) => patterns.some((pattern) => pattern.test(address));
};
