import type { FocalPoint, Media } from '@shop/core/content/media';
import { type Language, languages } from '@shop/core/languages/language';
import { listOf, member, numberOf, textOf, textOrNone } from '../../wire/codec/json-value.ts';
import { safeSource } from '../../wire/codec/safe-href.ts';
import { type ContentNames, defaultNames } from './content-names.ts';
import { plainOf } from './reading.ts';

const altName = (language: Language): string => `altText${language.charAt(0).toUpperCase()}${language.slice(1)}`;

const pixels = (value: unknown): number | undefined => {
  const size = numberOf(value);
  return size !== undefined && Number.isSafeInteger(size) && size > 0 ? size : undefined;
};

const clamped = (share: number): number => Math.min(1, Math.max(0, share));

const focalPointOf = (value: unknown): FocalPoint | undefined => {
  const left = numberOf(member(value, 'left'));
  const top = numberOf(member(value, 'top'));
  return left === undefined || top === undefined ? undefined : { left: clamped(left), top: clamped(top) };
};

/** Returns a tiny inline picture. `undefined` for anything else, such as a drawing with scripts or a large file. */
const placeholderOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^data:image\/(?:webp|png|jpeg|avif);base64,[A-Za-z0-9+/=]{1,1000}$/.test(value)
    ? value
    : undefined;

/** Whether a media item is a picture, not a file, film or sound. */
const isPicture = (item: unknown): boolean => {
  const type = textOf(member(item, 'mediaType'));
  return type === '' || !/audio|video|file|article|folder/i.test(type);
};

/** Whether an item is a vector drawing although its address has another extension. */
const isDrawing = (item: unknown, url: string): boolean =>
  !/\.svg(?:[?#]|$)/i.test(url) &&
  (textOf(member(item, 'extension')).toLowerCase() === 'svg' || /vector/i.test(textOf(member(item, 'mediaType'))));

/** Reads a picture from an array, an object with flat or nested fields, or an address. `undefined` when it is not a
 *  picture. */
export const mediaOf = (value: unknown, names: ContentNames = defaultNames): Media | undefined => {
  const [first] = listOf(value);
  if (!isPicture(first)) return undefined;
  const address = typeof first === 'string' ? first : textOf(member(first, 'url'));
  const url = safeSource(address);
  if (url === undefined) return undefined;
  const field = (name: string): unknown => member(first, name) ?? member(member(first, 'properties'), name);
  const named = (name: string): unknown =>
    names.property(first, 'media', name) ?? names.property(member(first, 'properties'), 'media', name);
  const altTexts = languages.flatMap((language) => {
    const text = textOrNone(plainOf(named(altName(language))));
    return text === undefined ? [] : [[language, text] as const];
  });
  return {
    url,
    altText: plainOf(named('altText')),
    altTexts: Object.fromEntries(altTexts),
    kind: isDrawing(first, url) ? ('drawing' as const) : undefined,
    width: pixels(field('width')),
    height: pixels(field('height')),
    focalPoint: focalPointOf(field('focalPoint')),
    placeholder: placeholderOf(named('placeholder')),
  };
};
