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

/** The JSON of an answer; HTML, other types, cut-off and oversized answers are malformed. */
export const readJson = async (response: Response): Promise<Result<unknown, 'malformed'>> => {
  const type = response.headers.get('Content-Type') ?? '';
  if (!/^application\/([a-z.+-]+\+)?json\b/i.test(type)) {
    await response.body?.cancel();
    return err('malformed');
  }
  const text = await readText(response);
  return text === undefined ? err('malformed') : parseJson(text, answerLimits).mapErr(() => 'malformed' as const);
};
