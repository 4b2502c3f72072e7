import type { Language } from '../languages/language.ts';
import type { Media } from './media.ts';

/** Units: pixels. */
export const imageWidths = [480, 992, 1440, 1920, 3840] as const;
export const shareImageWidth = 1200;
/** What social networks show of a picture beside its width. */
export const shareImageHeight = 630;

/** The language's own text, else the common one; blank text counts as none. */
export const altTextFor = (media: Media, language: Language): string => {
  const own = media.altTexts[language]?.trim();
  return own ? own : media.altText.trim();
};

/** Where an image can be had at a width (pixels); vector images look the same at any width. */
export const imageAddress = (media: Media, width: number): string => {
  if (media.kind === 'drawing' || /\.svg(?:[?#]|$)/i.test(media.url)) return media.url;
  return `${media.url}${media.url.includes('?') ? '&' : '?'}width=${width}`;
};

/** Value of `srcset`: the offered widths up to the original's. Empty when there is nothing to choose from. */
export const imageSrcSet = (media: Media): string => {
  const { width: original } = media;
  if (imageAddress(media, shareImageWidth) === media.url) return '';
  return imageWidths
    .filter((width) => original === undefined || width <= original)
    .map((width) => `${imageAddress(media, width)} ${width}w`)
    .join(', ');
};

/** The name of a picture without words beside it: its alternative text, else its file's name without the ending. */
export const pictureName = (media: Media, language: Language): string => {
  const file = media.url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  return altTextFor(media, language) || file.split('.', 1)[0] || file;
};
