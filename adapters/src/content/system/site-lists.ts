import type { Language } from '@shop/core/languages/language';
import type { RouteKey, Translations } from '@shop/core/paths/route-key';
import { isRecord, listOf, member, textOf, textOrNone } from '../../wire/codec/json-value.ts';
import { languageOfTag } from '../../wire/codec/languages.ts';
import type { ContentPaths } from './content-paths.ts';
import { plainOf } from './reading.ts';

type Pair = readonly [name: string, value: unknown];

/** Returns the entries of a list of `{ key, value }` or `{ key, values }`, or of an object. */
const pairsOf = (list: unknown): readonly Pair[] => {
  if (isRecord(list) && !Array.isArray(member(list, 'items'))) return Object.entries(list);
  return listOf(list).map((item) => [textOf(member(item, 'key')), member(item, 'values') ?? member(item, 'value')]);
};

const pathOf = (value: unknown): string | undefined =>
  textOrNone(typeof value === 'string' ? value : member(value, 'url'));

type Row = { readonly key: string; readonly language: Language; readonly path: string };

/** Reads an entry of the page list. Groups may be page keys with a path per language, or languages with a path per
 *  page key: only `key` and `value` are documented. An entry without a key uses its name, whose first part is the
 *  page's. */
const rowOf = (outer: string, [inner, value]: Pair, paths: ContentPaths): readonly Row[] => {
  const [key, language] =
    languageOfTag(outer) === undefined ? [outer, languageOfTag(inner)] : [inner, languageOfTag(outer)];
  const path = pathOf(value);
  const known = key || textOf(member(value, 'name'));
  if (known === '' || language === undefined || path === undefined) return [];
  return [{ key: known, language, path: paths.toLink(language, path) }];
};

/** Returns the page list of a site. `undefined` when the value is no list. */
export const routeKeysOf = (list: unknown, paths: ContentPaths): readonly RouteKey[] | undefined => {
  if (!Array.isArray(list) && !isRecord(list)) return undefined;
  const byKey = new Map<string, Partial<Record<Language, string>>>();
  for (const [outer, values] of pairsOf(list)) {
    if (languageOfTag(outer) === undefined && outer !== '' && !byKey.has(outer)) byKey.set(outer, {});
    for (const { key, language, path } of pairsOf(values).flatMap((pair) => rowOf(outer, pair, paths))) {
      byKey.set(key, { [language]: path, ...byKey.get(key) });
    }
  }
  return [...byKey].map(([key, paths]) => ({ key, paths }));
};

const flat = (messages: unknown, prefix: string): readonly (readonly [string, string])[] =>
  isRecord(messages)
    ? Object.entries(messages).flatMap(([key, value]) => {
        if (isRecord(value)) return flat(value, `${prefix}${key}.`);
        const message = textOrNone(plainOf(value));
        return message === undefined ? [] : [[`${prefix}${key}`, message] as const];
      })
    : [];

/** Returns translations from a flat map with dotted keys or from nested objects, without blank ones and null.
 *  `undefined` when the value is no map. */
export const translationsOf = (messages: unknown): Translations | undefined =>
  isRecord(messages) ? Object.fromEntries(flat(messages, '')) : undefined;
