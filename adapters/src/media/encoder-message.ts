import type { PictureSource } from './picture-source.ts';
import type { Rendition } from './rendition.ts';

/** What the shop asks of its encoder process, and what comes back. */
export type EncoderRequest = { readonly id: number; readonly source: PictureSource; readonly rendition: Rendition };

export type EncoderAnswer = { readonly id: number; readonly bytes?: Uint8Array; readonly fault?: string };
