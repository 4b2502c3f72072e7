/** An address without its origin: the path, and the query and fragment as they stand (`?a=1#b`, or empty). */
export type SplitAddress = { readonly path: string; readonly suffix: string };

export const splitAddress = (address: string): SplitAddress => {
  const end = address.search(/[?#]/);
  return end < 0 ? { path: address, suffix: '' } : { path: address.slice(0, end), suffix: address.slice(end) };
};

/** The named parts of a path. A browser drops tabs and line breaks and takes `\` for `/`, so both are done here too:
 *  a path put together from segments can never turn into `//another-host`. */
export const segmentsOf = (path: string): readonly string[] =>
  path
    .replace(/[\t\n\r]/g, '')
    .split(/[/\\]+/)
    .filter((segment) => segment !== '');

export const pathOf = (segments: readonly string[]): string => `/${segments.join('/')}`;

/** Percent-decoded; text that is not properly encoded stays as it is. */
export const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Percent-encoded; a lone surrogate becomes U+FFFD, since encoding it would throw. */
export const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());
