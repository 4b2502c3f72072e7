import { err, type Result } from 'neverthrow';
import { boundedParts } from '../codec/bounded-parts.ts';
import { answerLimits, parseJson } from '../codec/json-text.ts';

/** Maximum size of an answer in bytes, after decompression. A page has about 100 KB. */
const mostAnswerBytes = 8_000_000;

/** Reads the text of an answer. `undefined` when it exceeds the maximum size. Rejects when the connection breaks. */
const readText = async (response: Response): Promise<string | undefined> => {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  const parts = await boundedParts(response.body, mostAnswerBytes);
  return parts && parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
};

/** Why an answer has no JSON: an empty body, or HTML, another type, a truncated or too large text. */
export type NoJson = 'empty' | 'malformed';

/** Returns the JSON of an answer. */
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
