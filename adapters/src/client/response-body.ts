import { err, type Result } from 'neverthrow';
import { answerLimits, parseJson } from '../codec/json-text.ts';

/** Units: bytes of one answer, after decompression; a page is some 100 KB. */
const mostAnswerBytes = 8_000_000;

/** The text of an answer, given up as soon as it is larger than any answer is. Rejects when the connection breaks. */
export const readText = async (response: Response): Promise<string | undefined> => {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > mostAnswerBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
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
