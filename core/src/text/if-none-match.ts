/** Whether a client's `If-None-Match` header lists the version, or is `*`. Weak and strong tags of a version count as
 *  equal. */
export const hasVersion = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  const tags: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return ifNoneMatch.trim() === '*' || tags.includes(etag.replace(/^W\//, ''));
};
