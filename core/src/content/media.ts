import type { Language } from '../languages/language.ts';

/** Fractions of width and height, 0 to 1 from the left and the top. */
export type FocalPoint = { readonly left: number; readonly top: number };

/** What is known of a picture before it is there. */
export type MediaFacts = {
  /** Units: pixels of the original; absent when it is not known (vector images). */
  readonly width?: number;
  readonly height?: number;
  readonly focalPoint?: FocalPoint;
  /** A tiny likeness as a `data:` address, shown until the picture is there. */
  readonly placeholder?: string;
};

export type Media = MediaFacts & {
  /** A drawing looks the same at any width, and is never resized; set where the address does not end in `.svg`. */
  readonly kind?: 'drawing';
  readonly url: string;
  readonly altText: string;
  readonly altTexts: Readonly<Partial<Record<Language, string>>>;
};

/** A product's picture: its address, empty for none, and the facts that the provider returns. */
export type ProductImage = { readonly image: string; readonly imageFacts?: MediaFacts };

/** A product's picture as all others are; its words stand beside it, so that it needs none of its own. */
export const productPicture = ({ image, imageFacts }: ProductImage): Media | undefined =>
  image === '' ? undefined : { ...imageFacts, url: image, altText: '', altTexts: {} };
