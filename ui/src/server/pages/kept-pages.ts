import { createHash } from 'node:crypto';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page as it is sent, to whoever sees the same. */
export type KeptPage = {
  readonly etag: string;
  readonly bytes: Readonly<Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>>;
};

type Entry = { readonly shows: unknown; readonly page: KeptPage; readonly size: number };

const limits = { pages: 500, bytes: 64 * 1024 * 1024 };

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

const packed = async (html: ArrayBuffer): Promise<KeptPage> => {
  const identity = new Uint8Array(html);
  const [br, zip] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzipped(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, bytes: { br: new Uint8Array(br), gzip: new Uint8Array(zip), identity } };
};

/** Pages without anything of a visitor, drawn and compressed once for what they show, the last used ones. */
export const keptPages = ({ pages, bytes } = limits) => {
  const kept = new Map<string, Entry>();
  let size = 0;

  const drop = (key: string): void => {
    size -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };

  return {
    /** The page of an address as long as it `shows` the same data. */
    find: (key: string, shows: unknown): KeptPage | undefined => {
      const entry = kept.get(key);
      // Data that did not change are the same objects, so that this ends soon.
      if (entry === undefined || !isDeepStrictEqual(entry.shows, shows)) return undefined;
      kept.delete(key);
      kept.set(key, entry);
      return entry.page;
    },
    keep: async (key: string, shows: unknown, html: ArrayBuffer): Promise<KeptPage> => {
      const page = await packed(html);
      const own = Object.values(page.bytes).reduce((sum, { byteLength }) => sum + byteLength, 0);
      drop(key);
      kept.set(key, { shows, page, size: own });
      size += own;
      for (const [oldest] of kept) {
        if (kept.size <= pages && size <= bytes) break;
        drop(oldest);
      }
      return page;
    },
  };
};

export type KeptPages = ReturnType<typeof keptPages>;
