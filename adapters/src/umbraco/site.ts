import type { Site } from '@shop/core/content/site';
import { isRecord, member } from '../codec/json-value.ts';
import { culturesOf } from './cultures.ts';
import { footerOf } from './footer.ts';
import { plainOf } from './plain-text.ts';
import type { Reading } from './reading.ts';

/** The root of a site: what all of its pages share; none when it has no properties at all. */
export const siteOf = (document: unknown, reading: Reading): Site | undefined => {
  const properties = member(document, 'properties');
  if (!isRecord(properties)) return undefined;
  const cultures = culturesOf(member(document, 'cultures'), reading.paths);
  return {
    name: plainOf(member(document, 'name')),
    roots: Object.fromEntries(cultures.flatMap(({ language, path }) => (path === undefined ? [] : [[language, path]]))),
    footer: footerOf(properties, reading),
  };
};
