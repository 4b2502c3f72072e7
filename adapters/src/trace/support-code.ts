import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import { ok, Result } from 'neverthrow';

/** What a support code begins with; the number is that of its form. */
const mark = 'SHOP1.';

/** The longest capsule. Units: bytes. */
const longest = 64 * 1024 * 1024;

/** A capsule as text that can be pasted anywhere: one word without line breaks. */
export const supportCode = async (text: string): Promise<string> =>
  mark + (await promisify(gzip)(text, { level: 9 })).toString('base64url');

/** A code may be broken over lines, and text right below it looks like more of it. Units: words. */
const mostWordsAfter = 100;

const unpack = Result.fromThrowable(
  (code: string) => gunzipSync(Buffer.from(code, 'base64url'), { maxOutputLength: longest }).toString('utf8'),
  () => 'the support code is not whole',
);

/** The text of a capsule, of its support code, or of either inside a letter. Errors: one line about a truncated
 *  code. */
export const capsuleText = (given: string): Result<string, string> => {
  const at = given.indexOf(mark);
  if (at === -1) return ok(given);
  const [rest = ''] = given.slice(at + mark.length).split(/\n\s*\n|[^\w\s-]/);
  const words = rest.trim().split(/\s+/);
  const fewest = Math.max(1, words.length - mostWordsAfter);
  for (let count = words.length; count > fewest; count -= 1) {
    const read = unpack(words.slice(0, count).join(''));
    if (read.isOk()) return read;
  }
  return unpack(words.slice(0, fewest).join(''));
};
