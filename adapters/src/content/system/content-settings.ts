import { isLanguage } from '@shop/core/languages/language';
import { err, ok, Result } from 'neverthrow';
import { defaultNames, parseNames } from './content-names.ts';
import type { ContentRoots, LanguageSegment } from './content-paths.ts';
import type { ContentSystem } from './umbraco-content.ts';

/** Settings of a content system from an environment; empty counts as not set. */
export type ContentVariables = {
  readonly [Name in
    | 'CONTENT_URL'
    | 'CONTENT_API_KEY'
    | 'CONTENT_SITE'
    | 'CONTENT_ROOTS'
    | 'CONTENT_LANGUAGE_SEGMENT'
    | 'CONTENT_TRANSLATIONS'
    | 'CONTENT_ROUTES'
    | 'CONTENT_NAMES']?: string | undefined;
};

const api = '/umbraco/delivery/api/v2';

/** Default addresses. */
const defaults = {
  site: 'olimia',
  translations: `${api}/translations/{language}`,
  routes: `${api}/routes/{site}`,
};

/** Returns the address of a list. `undefined` when the setting is `off`, because the site has none. */
const additionOf = (name: string, value: string | undefined, otherwise: string): Result<string | undefined, string> => {
  if (!value) return ok(otherwise);
  if (value === 'off') return ok(undefined);
  return /^\/(?!\/)[^\s#]*$/.test(value)
    ? ok(value)
    : err(`${name} must be a path of CONTENT_URL such as ${otherwise}, or off`);
};

const rootsOf = (text = ''): Result<ContentRoots, string> => {
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '');
  const roots = entries.flatMap((entry) => {
    const [, language = '', path = ''] = /^(\w+)=(\/[^\s?#;=]*)$/.exec(entry) ?? [];
    return isLanguage(language) ? [[language, path] as const] : [];
  });
  const named = new Set(roots.map(([language]) => language));
  return named.size === entries.length
    ? ok(Object.fromEntries(roots))
    : err('CONTENT_ROOTS must be paths per language such as sl=/trgovina,en=/en/shop');
};

const segmentOf = (text: string | undefined): Result<LanguageSegment, string> => {
  if (!text || text === 'remove') return ok('remove');
  return text === 'keep' ? ok(text) : err('CONTENT_LANGUAGE_SEGMENT must be remove or keep');
};

const siteOf = (site: string | undefined): Result<string, string> => {
  if (!site) return ok(defaults.site);
  return /^[\w-]{1,100}$/.test(site)
    ? ok(site)
    : err('CONTENT_SITE must be the name or id of a root in the content system');
};

/** Returns the content system of the settings, if any. Error: one line with the wrong setting and the allowed
 *  values. */
export const contentSystemOf = (variables: ContentVariables): Result<ContentSystem | undefined, string> => {
  const { CONTENT_URL, CONTENT_API_KEY, CONTENT_SITE, CONTENT_ROOTS, CONTENT_NAMES } = variables;
  if (!CONTENT_URL) return ok(undefined);
  const url = CONTENT_URL.replace(/\/+$/, '');
  const names = CONTENT_NAMES
    ? parseNames(CONTENT_NAMES).mapErr((allowed) => `CONTENT_NAMES must be ${allowed}`)
    : ok(defaultNames);
  return Result.combine([
    segmentOf(variables.CONTENT_LANGUAGE_SEGMENT),
    siteOf(CONTENT_SITE),
    rootsOf(CONTENT_ROOTS),
    names,
    additionOf('CONTENT_TRANSLATIONS', variables.CONTENT_TRANSLATIONS, defaults.translations),
    additionOf('CONTENT_ROUTES', variables.CONTENT_ROUTES, defaults.routes),
  ]).map(([languageSegment, startItem, roots, known, translations, routes]) => ({
    url,
    startItem,
    roots,
    languageSegment,
    names: known,
    apiKey: CONTENT_API_KEY || undefined,
    translations,
    routes,
  }));
};
