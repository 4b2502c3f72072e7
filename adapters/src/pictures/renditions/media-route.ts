import { createHash } from 'node:crypto';
import { errorCatalog } from '@shop/core/errors/error-catalog';
import { hasVersion } from '@shop/core/text/if-none-match';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { headAsGet } from '../../platform/http/head-as-get.ts';
import type { PictureCache } from './picture-cache.ts';
import { type Drawing, offeredWidth, type PictureSource, renditionKey, renditionOf } from './rendition.ts';

/** Content policy of a drawing opened as a document: it may neither run scripts nor load anything. */
const alone = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const refusal = (context: Context, status: 400 | 404, code: string): Response =>
  context.json({ errorCodes: [code] }, status, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });

const notFound = (context: Context): Response => refusal(context, 404, errorCatalog.notFound.code);

const unknownWidth = (context: Context): Response => refusal(context, 400, errorCatalog.invalidInput.code);

type MediaAnswer = {
  readonly contentType: string;
  readonly etag: string;
  /** True when the address contains the version of these bytes, so that they may be cached forever. */
  readonly isFinal: boolean;
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>;
};

/** Returns the picture, or only its ETag when the client has it; the bytes are not read then. */
const mediaAnswer = async (context: Context, answer: MediaAnswer): Promise<Response> => {
  const headers = {
    'Cache-Control': answer.isFinal ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    'Content-Security-Policy': alone,
    ETag: answer.etag,
    'X-Content-Type-Options': 'nosniff',
  };
  if (hasVersion(context.req.header('If-None-Match'), answer.etag)) return context.body(null, 304, headers);
  const bytes = await answer.bytes();
  return context.body(bytes, 200, {
    ...headers,
    'Content-Type': answer.contentType,
    'Content-Length': String(bytes.byteLength),
  });
};

export type MediaOffer = {
  /** Small files by name, in memory. */
  readonly drawings: ReadonlyMap<string, Drawing>;
  /** Large pictures by name; each is served resized. */
  readonly pictures: ReadonlyMap<string, PictureSource>;
  readonly cache: PictureCache;
};

const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Returns the route `GET /media/{name}?width=`. It serves only the listed files and, for pictures, the offered
 *  widths, so no path leads elsewhere. When `v` is the current version, the answer is immutable. */
export const mediaRoute = ({ drawings, pictures, cache }: MediaOffer): Hono => {
  const files = new Map([...drawings].map(([name, file]) => [name, { ...file, etag: etagOf(file.bytes) }]));
  const app = new Hono();
  app.use('/media/*', headAsGet, compress());
  app.get('/media/:name', async (context) => {
    const name = context.req.param('name');
    const offered = pictures.get(name) ?? files.get(name);
    if (offered === undefined) return notFound(context);
    const width = offeredWidth(context.req.query('width'));
    if (width === undefined) return unknownWidth(context);
    if ('etag' in offered)
      return mediaAnswer(context, { ...offered, isFinal: false, bytes: async () => offered.bytes });
    const rendition = renditionOf(offered, width, context.req.header('Accept') ?? '');
    context.header('Vary', 'Accept');
    return mediaAnswer(context, {
      contentType: `image/${rendition.format}`,
      etag: `"${renditionKey(offered, rendition)}"`,
      isFinal: context.req.query('v') === offered.version,
      bytes: async () => new Uint8Array(await cache(name, offered, rendition)),
    });
  });
  app.get('/media/*', notFound);
  return app;
};
