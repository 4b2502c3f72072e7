import { defaultLanguage, isLanguage, type Language } from '../languages/language.ts';
import { decodeSegment, encodeText, segmentsOf, splitAddress } from './segments.ts';
import { shopPath } from './shop-paths.ts';

/** The parts of an address. Without a group it is the language's home, with an item a product's page. */
export type ContentPath = { readonly language: Language; readonly group?: string; readonly item?: string };

/** Reads `/:locale?/:group?/:item?`. Any text is a valid address and gives exactly one language: a first
 *  segment that is no language is the group, in sl. Query and fragment do not count.
 *  What follows the third part belongs to the item. */
export const parseContentPath = (address: string): ContentPath => {
  const segments = segmentsOf(splitAddress(address).path).map(decodeSegment);
  const [first = ''] = segments;
  const [group, ...rest] = isLanguage(first) ? segments.slice(1) : segments;
  const language = isLanguage(first) ? first : defaultLanguage;
  if (group === undefined || (rest.length === 0 && `/${language}/${group}` === shopPath('home', language))) {
    return { language };
  }
  return { language, group, item: rest.length > 0 ? rest.join('/') : undefined };
};

/** The canonical address of a content path; reading it back gives the same content path. */
export const contentPath = ({ language, group, item }: ContentPath): string => {
  if (group === undefined) return shopPath('home', language);
  const parts = item === undefined ? [group] : [group, item];
  return `/${language}/${parts.map(encodeText).join('/')}`;
};

/** The address of the page whose sections are shown; a product's detail stands below its list. */
export const pagePath = ({ language, group }: ContentPath): string => contentPath({ language, group });

/** The canonical address of another spelling, such as one without its language; none for a canonical one, however its
 *  letters are encoded. Query and fragment stay. */
export const rightAddress = (shown: string): string | undefined => {
  const { path, suffix } = splitAddress(shown);
  const right = contentPath(parseContentPath(path));
  return decodedPath(right) === decodedPath(path) ? undefined : right + suffix;
};

const decodedPath = (path: string): string => segmentsOf(path).map(decodeSegment).join('/');
