import { gunzipSync, gzipSync } from 'node:zlib';
import { ok, Result } from 'neverthrow';

/** What a support code begins with; the number is that of its form. */
const mark = 'SHOP1.';

/** Nobody's capsule is longer. Units: bytes. */
const longest = 64 * 1024 * 1024;

/** A capsule as text that can be pasted anywhere: one word without line breaks. */
export const supportCode = (text: string): string => mark + gzipSync(text, { level: 9 }).toString('base64url');

const unpack = Result.fromThrowable(
  (code: string) => gunzipSync(Buffer.from(code, 'base64url'), { maxOutputLength: longest }).toString('utf8'),
  () => 'the support code is not whole',
);

/** The text of a capsule, of its support code, or of either between other lines of a letter. Errors: one line about a code that was cut. */
export const capsuleText = (given: string): Result<string, string> => {
  const at = given.indexOf(mark);
  if (at === -1) return ok(given);
  const [code = ''] = given.slice(at + mark.length).split(/\n\s*\n|[^\w\s-]/);
  return unpack(code.replaceAll(/\s/g, ''));
};
