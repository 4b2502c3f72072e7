import { defaultLanguage, isLanguage, type Language } from '../languages/language.ts';
import { decodeSegment, encodeText, segmentsOf, splitAddress } from './segments.ts';
import { shopPath } from './shop-paths.ts';

/** The parts of an address. Without a group it is the language's home page, with an item a product's page. */
export type ContentPath = { readonly language: Language; readonly group?: string; readonly item?: string };

/** Parses `/:locale?/:group?/:item?`. Any text is a valid address with exactly one language: a first segment that is
 *  not a language is the group, and the language is the default one, sl. Query and fragment do not count. Everything
 *  after the second part belongs to the item. */
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

/** Returns the canonical address of a content path; parsing it returns the same content path. */
export const contentPath = ({ language, group, item }: ContentPath): string => {
  if (group === undefined) return shopPath('home', language);
  const parts = item === undefined ? [group] : [group, item];
  return `/${language}/${parts.map(encodeText).join('/')}`;
};

/** Returns the address of the page whose sections are displayed: for a product's detail view, its list page. */
export const pagePath = ({ language, group }: ContentPath): string => contentPath({ language, group });

/** Returns the canonical address of another spelling, for example one without its language; `undefined` when the
 *  address is canonical apart from its encoding. Query and fragment are unchanged. */
export const rightAddress = (shown: string): string | undefined => {
  const { path, suffix } = splitAddress(shown);
  const right = contentPath(parseContentPath(path));
  return decodedPath(right) === decodedPath(path) ? undefined : right + suffix;
};

const decodedPath = (path: string): string => segmentsOf(path).map(decodeSegment).join('/');
