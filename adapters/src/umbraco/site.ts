import type { Uncleaned } from '@shop/core/content/clean-html';
import type { Site } from '@shop/core/content/site';
import { languages } from '@shop/core/languages/language';
import { isRecord, member } from '../codec/json-value.ts';
import { culturesOf, wireCultures, wireRoute } from './cultures.ts';
import { footerOf, wireFooter } from './footer.ts';
import { plainOf, wirePlain } from './plain-text.ts';
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

/** The document of the delivery API that a site comes from. */
export const wireSite = ({ name, roots, footer }: Uncleaned<Site>) => ({
  contentType: 'site',
  id: 'site',
  name: wirePlain(name),
  route: wireRoute('/'),
  properties: wireFooter(footer),
  cultures: wireCultures(
    languages.flatMap((language) => {
      const path = roots[language];
      return path === undefined ? [] : [{ language, path }];
    }),
  ),
});
