import { join } from 'node:path';
import type { PictureSource } from '../../media/picture-source.ts';
import { paintedPictures } from '../pictures/painted-pictures.ts';
import { type SamplePainting, samplePaintings } from './sample-paintings.ts';

/** The paintings as the media address serves them, out of the folder that they were copied to. */
export const paintingSources = (folder: string): ReadonlyMap<string, PictureSource> =>
  new Map(
    Object.entries<SamplePainting>(samplePaintings).flatMap(([name, { focalPoint }]) => {
      const painted = paintedPictures[name];
      if (painted === undefined) return [];
      const file = `${name}.jpg`;
      return [[file, { ...painted, file: join(folder, file), ...(focalPoint === undefined ? {} : { focalPoint }) }]];
    }),
  );
