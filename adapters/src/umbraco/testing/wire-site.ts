import type { Uncleaned } from '@shop/core/content/clean-html';
import type { Site } from '@shop/core/content/site';
import { languages } from '@shop/core/languages/language';
import { wireCultures, wireRoute } from '../cultures.ts';
import { wireFooter } from '../footer.ts';
import { wirePlain } from '../plain-text.ts';

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
