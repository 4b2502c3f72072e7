import type { Language } from '../languages/language.ts';

/** Fractions of width and height, 0 to 1 from the left and the top. */
export type FocalPoint = { readonly left: number; readonly top: number };

export type Media = {
  /** A drawing looks the same at any width, and is never resized; told where the address does not end in `.svg`. */
  readonly kind?: 'drawing';
  readonly url: string;
  /** Units: pixels of the original; absent when it is not known (vector images). */
  readonly width?: number;
  readonly height?: number;
  readonly altText: string;
  readonly altTexts: Readonly<Partial<Record<Language, string>>>;
  readonly focalPoint?: FocalPoint;
  /** A tiny likeness as a `data:` address, shown until the picture is there. */
  readonly placeholder?: string;
};
