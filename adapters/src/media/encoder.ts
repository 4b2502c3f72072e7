import { answerParent } from '../child-process/answer-parent.ts';
import { encodeRendition } from './encode-rendition.ts';
import type { PictureSource, Rendition } from './rendition.ts';

/** What is asked of this program. */
export type EncoderRequest = { readonly source: PictureSource; readonly rendition: Rendition };

answerParent(({ source, rendition }: EncoderRequest) => encodeRendition(source, rendition));
