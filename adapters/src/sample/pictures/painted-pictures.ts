import type { PictureFacts } from '../../media/picture-source.ts';
import facts from './pictures.json' with { type: 'json' };

/** What is known of the paintings in this folder, by their name; `npm run measure` writes it. */
export const paintedPictures: Readonly<Record<string, PictureFacts>> = facts;
