import type { Language } from '../languages/language.ts';

/** Fractions of width and height, 0 to 1, from the left and the top. */
export type FocalPoint = { readonly left: number; readonly top: number };

/** The data of a picture that is available before it is loaded. */
export type MediaFacts = {
  /** Width of the original; absent when it is unknown (vector images). Units: pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly focalPoint?: FocalPoint;
  /** A tiny version as a `data:` address, displayed until the picture is loaded. */
  readonly placeholder?: string;
};

export type Media = MediaFacts & {
  /** A drawing is a vector image and is never resized. Set when its address does not end in `.svg`. */
  readonly kind?: 'drawing';
  readonly url: string;
  readonly altText: string;
  readonly altTexts: Readonly<Partial<Record<Language, string>>>;
};

/** A product's picture: its address, empty when there is none, and the facts that the provider returns. */
export type ProductImage = { readonly image: string; readonly imageFacts?: MediaFacts };

/** Returns a product's picture as media; `undefined` when there is none. It needs no alternative text, because the
 *  product's name is next to it. */
export const productPicture = ({ image, imageFacts }: ProductImage): Media | undefined =>
  image === '' ? undefined : { ...imageFacts, url: image, altText: '', altTexts: {} };
