import type { ShopError } from '@shop/core/errors/shop-error';
import type { RandomPort } from '@shop/core/ports/random-port';
import { encodeError, errorStatus } from '../wire/calls/error-codec.ts';
import { noteRequest } from './server-watch.ts';
import type { Unreadable } from './wire-request.ts';

/** What every answer of the API carries besides its body. */
export type ResponseMarks = { readonly correlationId: string; readonly setCookies?: readonly string[] };

/** The caller's own id when it is harmless, else a new one; ties an answer to its log lines. */
export const marksOf = (request: Request, random: RandomPort): ResponseMarks => {
  const given = request.headers.get('X-Correlation-Id');
  const correlationId = given !== null && /^[\w-]{1,64}$/.test(given) ? given : random.token();
  noteRequest(request, { correlationId });
  return { correlationId };
};

/** A JSON answer that is not stored, sniffed or framed. */
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

/** An error with its code and facts; what was going on inside stays inside. */
export const errorResponse = (error: ShopError, marks: ResponseMarks): Response => {
  const status = errorStatus(error);
  const again: Readonly<Record<string, string>> = status === 409 || status === 503 ? { 'Retry-After': '1' } : {};
  return jsonResponse(status, encodeError(error), marks, again);
};

/** An unreadable request, answered like any other refusal. */
export const unreadableResponse = ({ status, error }: Unreadable, marks: ResponseMarks): Response =>
  jsonResponse(status, encodeError(error), marks);

/** For a bug of ours: the generic code and nothing else. */
export const crashResponse = (marks: ResponseMarks): Response => jsonResponse(500, { errorCodes: ['Error'] }, marks);
