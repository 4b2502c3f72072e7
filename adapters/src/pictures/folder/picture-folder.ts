import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FocalPoint, MediaFacts } from '@shop/core/content/media';
import * as z from 'zod/mini';
import { withoutSlot } from '../../platform/admission/slot.ts';
import { jsonIn } from '../../wire/codec/json-text.ts';
import type { Drawing, PictureFacts, PictureSource } from '../renditions/rendition.ts';
import type { RenditionCache } from '../renditions/rendition-cache.ts';
import { namedIn, type PictureFile, pictureFile } from './picture-file.ts';

const pixels = z.int().check(z.gte(1));

const factsForm = z.object({
  width: pixels,
  height: pixels,
  version: z.string().check(z.minLength(1)),
  placeholder: z.string(),
});

/** Reads facts that another process has measured, or that were stored. */
const factsIn = (bytes: Buffer): PictureFacts | undefined => factsForm.safeParse(jsonIn(bytes.toString('utf8'))).data;

/** A picture as the media address serves it: resized, or a drawing unchanged. */
export type ServedPicture = Drawing | PictureSource;

/** Pictures by name and by address. */
export type PictureLibrary = {
  /** Returns the picture of a name; `undefined` when there is none that can be shown. */
  readonly find: (name: string) => Promise<ServedPicture | undefined>;
  /** Returns the address and facts of the picture of a path such as `/media/pool.jpg`. Facts that are not known yet are
   *  missing and measured meanwhile. `undefined` when there is no such picture. */
  readonly get: (path: string) => { readonly url: string; readonly facts: MediaFacts } | undefined;
};

export type PictureFolderOptions = {
  readonly folder: string;
  /** Measures a picture. Its bytes are the JSON of `PictureFacts`. */
  readonly measure: (file: string) => Promise<Buffer>;
  /** Stores facts between starts. */
  readonly cache: RenditionCache;
  /** Returns the point of a picture that stays visible when it is cut. */
  readonly focalPoint: (name: string) => FocalPoint | undefined;
  /** Called with the cause when a picture could not be measured. */
  readonly onFailure: (cause: unknown) => void;
};

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

const addressOf = (name: string, version: string): string => `/media/${encodeURIComponent(name)}?v=${version}`;

/** Returns the pictures of a folder that people edit while the shop runs. Each request looks at the file, so that a new
 *  or changed picture is seen at once. */
export const pictureFolder = (options: PictureFolderOptions): PictureLibrary => {
  const { folder, measure, cache, focalPoint, onFailure } = options;
  const known = new Map<string, { readonly stamp: string; readonly facts: PictureFacts }>();
  const running = new Map<string, Promise<PictureFacts | undefined>>();

  const load = async ({ name, path, stamp }: PictureFile): Promise<PictureFacts | undefined> => {
    const entry = `${name}.facts`;
    const stored = await cache.read(entry, stamp);
    const bytes = stored ?? (await measure(path));
    const facts = factsIn(bytes);
    if (facts === undefined) return undefined;
    known.set(name, { stamp, facts });
    if (stored === undefined) await cache.write(entry, stamp, bytes);
    return facts;
  };

  /** Measures a picture once for all callers. */
  const measured = (file: PictureFile): Promise<PictureFacts | undefined> => {
    const key = `${file.stamp} ${file.name}`;
    const started = running.get(key);
    if (started !== undefined) return started;
    const work = load(file)
      .catch((cause: unknown) => {
        onFailure(`${file.name}: ${String(cause)}`);
        return undefined;
      })
      .finally(() => running.delete(key));
    running.set(key, work);
    return work;
  };

  const factsOf = ({ name, stamp }: PictureFile): PictureFacts | undefined => {
    const last = known.get(name);
    return last?.stamp === stamp ? last.facts : undefined;
  };

  return {
    find: async (name) => {
      const file = pictureFile(folder, name).unwrapOr(undefined);
      if (file === undefined) return undefined;
      const { path, kind } = file;
      if (kind === 'svg')
        return { contentType: 'image/svg+xml; charset=utf-8', bytes: new Uint8Array(await readFile(path)) };
      const facts = factsOf(file) ?? (await withoutSlot(() => measured(file)));
      return facts && { ...facts, file: path, format: kind, focalPoint: focalPoint(name) };
    },
    get: (path) => {
      const name = namedIn(path);
      const file = name === undefined ? undefined : pictureFile(folder, name).unwrapOr(undefined);
      if (file === undefined) return undefined;
      // The stamp's version is not that of the bytes; it only leads past caches until the bytes are measured.
      const unmeasured = { url: addressOf(file.name, digest(file.stamp)), facts: {} };
      if (file.kind === 'svg') return unmeasured;
      const facts = factsOf(file);
      if (facts === undefined) {
        void measured(file);
        return unmeasured;
      }
      const { version, ...size } = facts;
      return { url: addressOf(file.name, version), facts: { ...size, focalPoint: focalPoint(file.name) } };
    },
  };
};
