import type { Media, MediaFacts } from '@shop/core/content/media';
import { mediaOf } from '../../content/system/media.ts';
import type { PictureSource } from '../../pictures/renditions/rendition.ts';
import { sourcePath } from '../../platform/files/source-path.ts';
import items from './sample-content/media.json' with { type: 'json' };

/** The pictures of the sample. */
export const sampleMedia: readonly Media[] = Object.values(items).flatMap((item) => mediaOf(item) ?? []);

const plainPath = (url: string): string => url.replace(/\?.*$/, '');

/** Addresses and facts of the sample's pictures, by the plain path used in catalogs. */
export const samplePictures: ReadonlyMap<string, { readonly url: string; readonly facts: MediaFacts }> = new Map(
  sampleMedia.map(({ url, kind: _kind, altText: _alt, altTexts: _alts, ...facts }) => [plainPath(url), { url, facts }]),
);

/** The paintings by the names under which the media address serves them. */
export const paintings: ReadonlyMap<string, PictureSource> = new Map(
  sampleMedia.flatMap(({ url, width, height, placeholder, focalPoint }) => {
    const [, name, version] = /^\/media\/(.+\.jpg)\?v=(.+)$/.exec(url) ?? [];
    if (name === undefined || version === undefined || placeholder === undefined) return [];
    if (width === undefined || height === undefined) return [];
    const measured = { file: sourcePath(`sample/pictures/${name}`), width, height, version, placeholder };
    return [[name, { ...measured, focalPoint }] as const];
  }),
);
