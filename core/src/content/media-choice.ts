import type { Language } from '../languages/language.ts';
import type { Media } from './media.ts';

/** Units: pixels. */
export const imageWidths = [480, 992, 1440, 1920, 3840] as const;
export const shareImageWidth = 1200;
/** Height of a picture in social networks, with the width above. Units: pixels. */
export const shareImageHeight = 630;

/** Returns the alternative text in a language, otherwise the common one; blank text counts as missing. */
export const altTextFor = (media: Media, language: Language): string => {
  const own = media.altTexts[language]?.trim();
  return own ? own : media.altText.trim();
};

/** Returns the address of an image at a width (pixels). A vector image has one address for all widths. */
export const imageAddress = (media: Media, width: number): string => {
  if (media.kind === 'drawing' || /\.svg(?:[?#]|$)/i.test(media.url)) return media.url;
  return `${media.url}${media.url.includes('?') ? '&' : '?'}width=${width}`;
};

/** Returns the value of `srcset`: the offered widths up to the original's. Empty when there is nothing to choose
 *  from. */
export const imageSrcSet = (media: Media): string => {
  const { width: original } = media;
  if (imageAddress(media, shareImageWidth) === media.url) return '';
  return imageWidths
    .filter((width) => original === undefined || width <= original)
    .map((width) => `${imageAddress(media, width)} ${width}w`)
    .join(', ');
};

/** Returns the name of a picture without a caption: its alternative text, otherwise its file name without the
 *  extension. */
export const pictureName = (media: Media, language: Language): string => {
  const file = media.url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  return altTextFor(media, language) || file.split('.', 1)[0] || file;
};
