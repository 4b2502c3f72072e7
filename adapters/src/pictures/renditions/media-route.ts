import { createHash } from 'node:crypto';
import { errorCatalog } from '@shop/core/errors/error-catalog';
import { hasVersion } from '@shop/core/text/if-none-match';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { headAsGet } from '../../platform/http/head-as-get.ts';
import {
  type Drawing,
  offeredWidth,
  type PictureSource,
  type Rendition,
  renditionKey,
  renditionOf,
} from './rendition.ts';
import type { ShownPicture } from './shown-picture.ts';

/** Content policy of a drawing opened as a document: it may neither run scripts nor load anything. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const refusal = (context: Context, status: 400 | 404, code: string): Response =>
  context.json({ errorCodes: [code] }, status, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });

const notFound = (context: Context): Response => refusal(context, 404, errorCatalog.notFound.code);

const unknownWidth = (context: Context): Response => refusal(context, 400, errorCatalog.invalidInput.code);

/** How long caches may store an answer: `forever` when its address contains the version of its bytes, `moment` when the
 *  wanted picture will soon replace it. */
const cacheControl = {
  forever: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
  moment: 'public, max-age=10',
} as const;

type Validity = { readonly etag: string; readonly lifetime: keyof typeof cacheControl };

const headersOf = ({ etag, lifetime }: Validity) => ({
  'Cache-Control': cacheControl[lifetime],
  'Content-Security-Policy': drawingPolicy,
  ETag: etag,
  'X-Content-Type-Options': 'nosniff',
});

/** Returns 304 for a client that has these bytes, otherwise `undefined`. */
const notModified = (context: Context, validity: Validity): Response | undefined =>
  hasVersion(context.req.header('If-None-Match'), validity.etag)
    ? context.body(null, 304, headersOf(validity))
    : undefined;

const file = (context: Context, { contentType, bytes }: Drawing, validity: Validity): Response =>
  notModified(context, validity) ??
  context.body(bytes, 200, {
    ...headersOf(validity),
    'Content-Type': contentType,
    'Content-Length': String(bytes.byteLength),
  });

export type MediaOffer = {
  /** Returns the picture of a name: a drawing is served unchanged, another picture resized. */
  readonly find: (name: string) => Promise<Drawing | PictureSource | undefined>;
  /** Returns the bytes of a rendition, or of another width or the original in its place. */
  readonly shown: (source: PictureSource, wanted: Rendition) => Promise<ShownPicture>;
};

const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Returns the route `GET /media/{name}?width=`. It serves only what is found and, for pictures, the offered widths,
 *  so no path leads elsewhere. While `v` is the current version the answer is immutable. */
export const mediaRoute = ({ find, shown }: MediaOffer): Hono => {
  const app = new Hono();
  app.use('/media/*', headAsGet, compress());
  app.get('/media/:name', async (context) => {
    const name = context.req.param('name');
    const offered = await find(name);
    if (offered === undefined) return notFound(context);
    const width = offeredWidth(context.req.query('width'));
    if (width === undefined) return unknownWidth(context);
    if ('bytes' in offered) return file(context, offered, { etag: etagOf(offered.bytes), lifetime: 'day' });
    const wanted = renditionOf(offered, width, context.req.header('Accept') ?? '');
    context.header('Vary', 'Accept');
    const lifetime = context.req.query('v') === offered.version ? 'forever' : 'day';
    // A client that has the picture gets 304 without an encoding.
    const known = notModified(context, { etag: `"${renditionKey(offered, wanted)}"`, lifetime });
    if (known !== undefined) return known;
    const { bytes, format, key, isStandIn } = await shown(offered, wanted);
    const picture = { contentType: `image/${format}`, bytes: new Uint8Array(bytes) };
    return file(context, picture, { etag: `"${key}"`, lifetime: isStandIn ? 'moment' : lifetime });
  });
  app.get('/media/*', notFound);
  return app;
};
