import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { alternatePaths } from '../content/alternate-paths.ts';
import type { Page } from '../content/page.ts';
import type { Language } from '../languages/language.ts';
import type { RouteKey } from '../paths/route-key.ts';
import type { ContentPort } from '../ports/content-port.ts';
import { stubContent } from '../testing/stub-ports.ts';
import { checkedLanguages } from './offered-languages.ts';

const page = (given: Partial<Page> = {}): Page => ({
  id: 'tickets',
  contentType: 'page',
  name: 'Vstopnice',
  path: '/sl/vstopnice',
  showFooter: true,
  sections: [],
  cultures: [
    { language: 'sl', path: '/sl/vstopnice' },
    { language: 'en', path: '/en/tickets' },
    { language: 'de', path: '/de/gone' },
    { language: 'it', path: 'https://other.example/it' },
  ],
  ...given,
});

const routeKeys: readonly RouteKey[] = [{ key: 'tickets_2_shop', paths: { hr: '/hr/gone', de: '/de/baeder' } }];

type Given = Partial<Pick<ContentPort, 'loadPage' | 'loadRouteKeys'>> & { readonly shown?: Page };

/** Returns the requested paths, and the remaining languages of the page. */
const offered = async ({ shown = page(), ...given }: Given = {}) => {
  const asked: string[] = [];
  const content = stubContent({
    loadRouteKeys: () => okAsync(routeKeys),
    loadPage: (language, path) => {
      asked.push(`${language} ${path}`);
      if (path === '/sl/vstopnice') return okAsync(shown);
      return (
        given.loadPage?.(language, path) ??
        (path.includes('gone') ? errAsync({ kind: 'notFound', what: 'page' }) : okAsync(page()))
      );
    },
    ...(given.loadRouteKeys === undefined ? {} : { loadRouteKeys: given.loadRouteKeys }),
  });
  const told = (await checkedLanguages(content).loadPage('sl', '/sl/vstopnice'))._unsafeUnwrap();
  return { asked, languages: languagesOf(told, routeKeys), told };
};

const languagesOf = (told: Page, keys: readonly RouteKey[]): readonly Language[] =>
  alternatePaths(told, { routeKeys: keys }).map(({ language }) => language);

test('a language whose page is gone is not offered; the page itself and other sites are not asked for', async () => {
  const { asked, languages } = await offered();
  expect(languages).toEqual(['sl', 'en', 'it']);
  expect(asked).toEqual(['sl /sl/vstopnice', 'en /en/tickets', 'de /de/gone']);
});

test('nor is one that only the list of pages names, also where the page names another address', async () => {
  expect((await offered({ shown: page({ key: 'tickets_2_shop' }) })).languages).toEqual(['sl', 'en', 'it']);
});

test('nor is a product below a page that is gone', async () => {
  const { told } = await offered();
  const item = { url: 'termalija', cultures: [] };
  expect(alternatePaths(told, { routeKeys, item }).map(({ href }) => href)).toEqual([
    '/sl/vstopnice/termalija',
    '/en/tickets/termalija',
    'https://other.example/it/termalija',
  ]);
});

test('a page that is there in all its languages is told as it is', async () => {
  const shown = page({ cultures: [{ language: 'en', path: '/en/tickets' }] });
  expect((await offered({ shown })).told).toBe(shown);
});

test.each<readonly [string, Given]>([
  ['cannot be asked', { loadPage: () => errAsync({ kind: 'unreachable', cause: 'timeout' }) }],
  [
    'fails',
    {
      loadPage: () => {
        throw new Error('bug');
      },
      loadRouteKeys: () => {
        throw new Error('bug');
      },
    },
  ],
])('while content %s, every language stays', async (_, given) => {
  expect((await offered(given)).languages).toEqual(['sl', 'en', 'de', 'it']);
});
