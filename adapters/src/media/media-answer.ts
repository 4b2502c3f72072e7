import { errorCatalog } from '@shop/core/errors/error-catalog';
import type { Context } from 'hono';

/** A drawing opened on its own is a document: it may run and load nothing. */
const alone = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const refusal = (context: Context, status: 400 | 404, code: string): Response =>
  context.json({ errorCodes: [code] }, status, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });

export const notFound = (context: Context): Response => refusal(context, 404, errorCatalog.notFound.code);

export const unknownWidth = (context: Context): Response => refusal(context, 400, errorCatalog.invalidInput.code);

export type MediaAnswer = {
  readonly contentType: string;
  readonly etag: string;
  /** True where the address names these very bytes, so that they may be kept for ever. */
  readonly isFinal: boolean;
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>;
};

/** The picture, or only its tag for whoever has it already; then its bytes are not even looked for. */
export const mediaAnswer = async (context: Context, answer: MediaAnswer): Promise<Response> => {
  const headers = {
    'Cache-Control': answer.isFinal ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    'Content-Security-Policy': alone,
    ETag: answer.etag,
    'X-Content-Type-Options': 'nosniff',
  };
  if (context.req.header('If-None-Match')?.includes(answer.etag)) return context.body(null, 304, headers);
  const bytes = await answer.bytes();
  return context.body(bytes, 200, {
    ...headers,
    'Content-Type': answer.contentType,
    'Content-Length': String(bytes.byteLength),
  });
};
