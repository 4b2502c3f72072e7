import type { FocalPoint } from '@shop/core/content/media';

/** What is known of a picture before anybody asks for it. */
export type PictureFacts = {
  /** Units: pixels of the source. */
  readonly width: number;
  readonly height: number;
  /** Changes with the file's bytes, so that an address which carries it may be kept for ever. */
  readonly version: string;
  /** A `data:` address of a few hundred bytes, to be shown blurred until the picture is there. */
  readonly placeholder: string;
};

/** A large picture on disk that smaller ones are made from. */
export type PictureSource = PictureFacts & { readonly file: string; readonly focalPoint?: FocalPoint };

/** A small file that is held in memory and served as it is. */
export type Drawing = { readonly contentType: string; readonly bytes: Uint8Array<ArrayBuffer> };
