import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import { ok, Result } from 'neverthrow';

/** The start of a support code; the number is the version of its format. */
const mark = 'SHOP1.';

/** Maximum size of a capsule in bytes. */
const longest = 64 * 1024 * 1024;

/** Returns a capsule as a text that can be pasted anywhere: one word without line breaks. */
export const supportCode = async (text: string): Promise<string> =>
  mark + (await promisify(gzip)(text, { level: 9 })).toString('base64url');

/** Maximum number of words to remove from the end: a code may be wrapped, and the text after it looks like a part of
 *  it. */
const mostWordsAfter = 100;

const unpack = Result.fromThrowable(
  (code: string) => gunzipSync(Buffer.from(code, 'base64url'), { maxOutputLength: longest }).toString('utf8'),
  () => 'the support code is not whole',
);

/** Returns the text of a capsule, or of a support code in any text. Errors: one line about a truncated code. */
export const capsuleText = (text: string): Result<string, string> => {
  const at = text.indexOf(mark);
  if (at === -1) return ok(text);
  const [rest = ''] = text.slice(at + mark.length).split(/\n\s*\n|[^\w\s-]/);
  const words = rest.trim().split(/\s+/);
  const fewest = Math.max(1, words.length - mostWordsAfter);
  for (let count = words.length; count > fewest; count -= 1) {
    const read = unpack(words.slice(0, count).join(''));
    if (read.isOk()) return read;
  }
  return unpack(words.slice(0, fewest).join(''));
};
