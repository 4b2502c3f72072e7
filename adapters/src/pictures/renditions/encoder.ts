import sharp from 'sharp';
import { answerParent } from '../../platform/child-process/answer-parent.ts';
import { encodeRendition } from './encode-rendition.ts';
import { measurePicture } from './measure-picture.ts';
import type { PictureSource, Rendition } from './rendition.ts';

/** The request to this program: a picture to resize, or the path of one to measure. Facts are answered as JSON. */
export type EncoderRequest =
  | { readonly source: PictureSource; readonly rendition: Rendition }
  | { readonly measure: string };

// The format is read from the content, not from the name; only these are read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}File`),
});

answerParent(async (request: EncoderRequest) =>
  'measure' in request
    ? Buffer.from(JSON.stringify(await measurePicture(request.measure)))
    : encodeRendition(request.source, request.rendition),
);
