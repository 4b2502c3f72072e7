/** An address without its origin: the path, and its query and fragment unchanged (`?a=1#b`, or empty). */
export type SplitAddress = { readonly path: string; readonly suffix: string };

/** Splits an address without origin into its path and the rest. */
export const splitAddress = (address: string): SplitAddress => {
  const end = address.search(/[?#]/);
  return end < 0 ? { path: address, suffix: '' } : { path: address.slice(0, end), suffix: address.slice(end) };
};

/** Returns the non-empty parts of a path. Like a browser, it drops tabs and line breaks and reads `\` as `/`, so that a
 *  path made from segments never becomes `//another-host`. */
export const segmentsOf = (path: string): readonly string[] =>
  path
    .replace(/[\t\n\r]/g, '')
    .split(/[/\\]+/)
    .filter((segment) => segment !== '');

/** Returns the path of segments, with one leading slash. */
export const pathOf = (segments: readonly string[]): string => `/${segments.join('/')}`;

/** Percent-decodes a segment; text that is not properly encoded is unchanged. */
export const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Percent-encodes a text; a lone surrogate becomes U+FFFD, because encoding it would throw. */
export const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());
