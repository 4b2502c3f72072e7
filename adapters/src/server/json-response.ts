import type { ShopError } from '@shop/core/errors/shop-error';
import type { RandomPort } from '@shop/core/ports/random-port';
import { encodeError, errorStatus } from '../wire/calls/error-codec.ts';
import { noteRequest } from './server-watch.ts';
import type { Unreadable } from './wire-request.ts';

/** Headers of an API answer besides its body: correlation id and cookies. */
export type ResponseMarks = { readonly correlationId: string; readonly setCookies?: readonly string[] };

/** Returns the marks of an answer: the caller's correlation id if it is well formed, otherwise a new one. The id
 *  connects an answer with its log lines. */
export const marksOf = (request: Request, random: RandomPort): ResponseMarks => {
  const received = request.headers.get('X-Correlation-Id');
  const correlationId = received !== null && /^[\w-]{1,64}$/.test(received) ? received : random.token();
  noteRequest(request, { correlationId });
  return { correlationId };
};

/** Returns a JSON answer with headers against caching, sniffing and framing. */
export const jsonResponse = (
  status: number,
  body: unknown,
  { correlationId, setCookies = [] }: ResponseMarks,
  headers: Readonly<Record<string, string>> = {},
): Response => {
  const response = new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Correlation-Id': correlationId,
      ...headers,
    },
  });
  for (const line of setCookies) response.headers.append('Set-Cookie', line);
  return response;
};

/** Returns an error with its code and facts, without internal details. */
export const errorResponse = (error: ShopError, marks: ResponseMarks): Response => {
  const status = errorStatus(error);
  const again: Readonly<Record<string, string>> = status === 409 || status === 503 ? { 'Retry-After': '1' } : {};
  return jsonResponse(status, encodeError(error), marks, again);
};

/** Returns the answer to an unreadable request, in the form of other refusals. */
export const unreadableResponse = ({ status, error }: Unreadable, marks: ResponseMarks): Response =>
  jsonResponse(status, encodeError(error), marks);

/** Returns the answer to an unexpected exception: the generic code and no details. */
export const crashResponse = (marks: ResponseMarks): Response => jsonResponse(500, { errorCodes: ['Error'] }, marks);
