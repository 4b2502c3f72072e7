import type { CleanHtml } from '@shop/core/content/clean-html';
import * as z from 'zod/mini';
import type { Codec } from './codec.ts';

/** Takes the word of the shop's own server, which sends clean HTML only, so that a browser need not clean again. The
 *  one place that does. */
const believed = (html: string): CleanHtml => html as CleanHtml;

/** Rich text between the shop's own server and whoever asks it. Absent ones count as empty. */
export const html: Codec<CleanHtml> = z.codec(z._default(z.string(), ''), z.custom<CleanHtml>(), {
  decode: believed,
  encode: (text): string => text,
});
