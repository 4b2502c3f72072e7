/** What a `robots.txt` keeps crawlers out of, as RFC 9309 reads its paths: from the beginning, `*` for any text, `$` for
 *  the end. Reads one group, and no `Allow` line that is longer than a `Disallow` line. */
export const disallowedIn = (robots: string): ((address: string) => boolean) => {
  const patterns = [...robots.matchAll(/^Disallow: *(\S+)/gm)].map(([, path = '']) => {
    const text = path.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${text}`);
  });
  return (address) => patterns.some((pattern) => pattern.test(address));
};
