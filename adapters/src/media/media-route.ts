import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { MediaFile } from '../sample/media/sample-pictures.ts';

const etagOf = ({ bytes }: MediaFile): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** A drawing opened on its own is a document: it may run and load nothing. */
const alone = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const notFound = (context: Context): Response =>
  context.json({ errorCodes: ['Shop.NotFound'] }, 404, { 'Cache-Control': 'no-store' });

/** `GET /media/{file}`: the named files and nothing else, so that no path can lead elsewhere. Names do not change with
 *  their content, hence a day in caches and an entity tag, not for ever. A width asked for does not matter: drawings have
 *  none, and the one photograph is as small as it is needed. */
export const mediaRoute = (files: ReadonlyMap<string, MediaFile>): Hono => {
  const etags = new Map([...files].map(([name, file]) => [name, etagOf(file)]));
  const app = new Hono();
  app.use('/media/*', compress());
  app.get('/media/:file', (context) => {
    const name = context.req.param('file');
    const file = files.get(name);
    const etag = etags.get(name);
    if (file === undefined || etag === undefined) return notFound(context);
    const headers = {
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': alone,
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
    };
    if (context.req.header('If-None-Match')?.includes(etag)) return context.body(null, 304, headers);
    return context.body(file.bytes, 200, { ...headers, 'Content-Type': file.contentType });
  });
  app.get('/media/*', notFound);
  return app;
};
