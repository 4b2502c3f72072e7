import { answerParent } from '../../platform/child-process/answer-parent.ts';
import { encodeRendition } from './encode-rendition.ts';
import type { PictureSource, Rendition } from './rendition.ts';

/** The request to this program. */
export type EncoderRequest = { readonly source: PictureSource; readonly rendition: Rendition };

answerParent(({ source, rendition }: EncoderRequest) => encodeRendition(source, rendition));
