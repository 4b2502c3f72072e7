import type { Language } from '../languages/language.ts';

/** Under which last part of the address a product is found in a language; a card's differs from language to language. */
export type ProductAddress = { readonly language: Language; readonly url: string };
