import { createHash } from 'node:crypto';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Bytes = Uint8Array<ArrayBuffer>;

/** A page without data of a visitor, in each encoding. */
export type CachedPage = {
  readonly etag: string;
  readonly bytes: Readonly<Record<'br' | 'gzip' | 'identity', Bytes>>;
};

type Entry = { readonly shows: unknown; readonly page: CachedPage; readonly size: number };

const limits = { pages: 500, bytes: 64 * 1024 * 1024 };

const [brotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Compresses a page for a single answer: half the time of the cached version, a twelfth larger. */
export const gzipFast = (html: Bytes): Promise<Bytes> => compressGzip(html, { level: 3 });

const compressPage = async (identity: Bytes): Promise<CachedPage> => {
  const [br, zip] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    compressGzip(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, bytes: { br, gzip: zip, identity } };
};

/** Creates a cache of drawn and compressed pages without data of a visitor. It drops the least recently used ones above
 *  a limit of pages or bytes. */
export const pageCache = ({ pages, bytes } = limits) => {
  const entries = new Map<string, Entry>();
  let size = 0;

  const drop = (key: string): void => {
    size -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };

  return {
    /** Returns the cached page of an address if it was drawn from equal data; else `undefined`. */
    find: (key: string, shows: unknown): CachedPage | undefined => {
      const entry = entries.get(key);
      // Unchanged data are the same objects, so the comparison is fast.
      if (entry === undefined || !isDeepStrictEqual(entry.shows, shows)) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    keep: async (key: string, shows: unknown, html: Bytes): Promise<CachedPage> => {
      const page = await compressPage(html);
      const own = Object.values(page.bytes).reduce((sum, { byteLength }) => sum + byteLength, 0);
      drop(key);
      entries.set(key, { shows, page, size: own });
      size += own;
      for (const [oldest] of entries) {
        if (entries.size <= pages && size <= bytes) break;
        drop(oldest);
      }
      return page;
    },
  };
};

export type PageCache = ReturnType<typeof pageCache>;
