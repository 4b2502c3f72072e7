import { err, ok, type Result } from 'neverthrow';

/** Units: bytes of one request's body (R-GUARD-11). */
export const mostBodyBytes = 64 * 1024;

const readStream = async (body: ReadableStream<Uint8Array>): Promise<Result<string, 'tooLarge'>> => {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > mostBodyBytes) {
      await reader.cancel();
      return err('tooLarge');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return ok(text + decoder.decode());
};

/** A request's body; a declared length is trusted, as the HTTP parser cuts at it, else bytes are counted as they come. */
export const bodyText = async (request: Request): Promise<Result<string, 'tooLarge' | 'cutOff'>> => {
  const length = request.headers.get('Content-Length');
  try {
    if (length !== null) return Number(length) > mostBodyBytes ? err('tooLarge') : ok(await request.text());
    return request.body === null ? ok('') : await readStream(request.body);
  } catch {
    return err('cutOff');
  }
};
