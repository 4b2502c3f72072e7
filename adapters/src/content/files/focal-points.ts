import type { FocalPoint } from '@shop/core/content/media';
import { fileIn } from '../../platform/files/folder-file.ts';
import { recordOf } from '../../wire/codec/json-value.ts';
import { mediaOf } from '../system/media.ts';
import { mediaFile, mostJsonBytes, readJsonFile } from './json-file.ts';

const nameOf = (url: string): string => url.replace(/^\/media\//, '').replace(/[?#].*$/s, '');

/** Returns the focal points by the pictures' file names. */
const read = (folder: string): ReadonlyMap<string, FocalPoint> => {
  const items = Object.values(recordOf(readJsonFile(folder, mediaFile).unwrapOr({})));
  const points = items.flatMap((item) => {
    const media = mediaOf(item);
    return media?.focalPoint === undefined ? [] : [[nameOf(media.url), media.focalPoint] as const];
  });
  return new Map(points);
};

/** Returns a function from a picture's file name to its focal point in the list of a folder of content. A changed list
 *  is read again. */
export const focalPointsIn = (folder: string): ((name: string) => FocalPoint | undefined) => {
  let last: { readonly stamp: string; readonly points: ReadonlyMap<string, FocalPoint> } | undefined;
  return (name) => {
    const stamp = fileIn(folder, mediaFile, mostJsonBytes).map((file) => file.stamp);
    if (stamp.isErr()) return undefined;
    if (last?.stamp !== stamp.value) last = { stamp: stamp.value, points: read(folder) };
    return last.points.get(encodeURIComponent(name)) ?? last.points.get(name);
  };
};
