/** Whether a client that sends `If-None-Match` has the version already: the header lists it, or is `*`. Weak and strong
 *  tags of a version are the same. */
export const hasVersion = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  const tags: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return ifNoneMatch.trim() === '*' || tags.includes(etag.replace(/^W\//, ''));
};
