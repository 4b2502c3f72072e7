import { err, type Result } from 'neverthrow';
import { boundedParts } from '../codec/bounded-parts.ts';
import { answerLimits, parseJson } from '../codec/json-text.ts';

/** Units: bytes of one answer, after decompression; a page is some 100 KB. */
const mostAnswerBytes = 8_000_000;

/** The text of an answer, given up as soon as it is larger than any answer is. Rejects when the connection breaks. */
const readText = async (response: Response): Promise<string | undefined> => {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  const parts = await boundedParts(response.body, mostAnswerBytes);
  return parts && parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
};

/** An answer without JSON: nothing at all, or HTML, another type, a cut-off or oversized text. */
export type NoJson = 'empty' | 'malformed';

/** The JSON of an answer. */
export const readJson = async (response: Response): Promise<Result<unknown, NoJson>> => {
  const type = response.headers.get('Content-Type') ?? '';
  if (!/^application\/([a-z.+-]+\+)?json\b/i.test(type)) {
    const isEmpty = response.body === null || (await boundedParts(response.body, 0)) !== undefined;
    return err(isEmpty ? 'empty' : 'malformed');
  }
  const text = await readText(response);
  if (text === '') return err('empty');
  return text === undefined ? err('malformed') : parseJson(text, answerLimits).mapErr(() => 'malformed' as const);
};
