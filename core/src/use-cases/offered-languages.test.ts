import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { alternatePaths } from '../content/alternate-paths.ts';
import type { Page } from '../content/page.ts';
import type { Language } from '../languages/language.ts';
import type { RouteKey } from '../paths/route-key.ts';
import type { ContentPort } from '../ports/content-port.ts';
import { stubContent } from '../testing/stub-ports.ts';
import { checkedLanguages } from './offered-languages.ts';

const page = (overrides: Partial<Page> = {}): Page => ({
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
  ...overrides,
});

const routeKeys: readonly RouteKey[] = [{ key: 'tickets_2_shop', paths: { hr: '/hr/gone', de: '/de/baeder' } }];

type Overrides = Partial<Pick<ContentPort, 'loadPage' | 'loadRouteKeys'>> & { readonly shown?: Page };

/** Returns the requested paths, and the remaining languages of the page. */
const offered = async ({ shown = page(), ...overrides }: Overrides = {}) => {
  const requests: string[] = [];
  const content = stubContent({
    loadRouteKeys: () => okAsync(routeKeys),
    loadPage: (language, path) => {
      requests.push(`${language} ${path}`);
      if (path === '/sl/vstopnice') return okAsync(shown);
      return (
        overrides.loadPage?.(language, path) ??
        (path.includes('gone') ? errAsync({ kind: 'notFound', what: 'page' }) : okAsync(page()))
      );
    },
    ...(overrides.loadRouteKeys === undefined ? {} : { loadRouteKeys: overrides.loadRouteKeys }),
  });
  const loaded = (await checkedLanguages(content).loadPage('sl', '/sl/vstopnice'))._unsafeUnwrap();
  return { requests, languages: languagesOf(loaded, routeKeys), loaded };
};

const languagesOf = (loaded: Page, keys: readonly RouteKey[]): readonly Language[] =>
  alternatePaths(loaded, { routeKeys: keys }).map(({ language }) => language);

test('a language is not offered when its page does not exist; the page itself and other sites are not requested', async () => {
  const { requests, languages } = await offered();
  expect(languages).toEqual(['sl', 'en', 'it']);
  expect(requests).toEqual(['sl /sl/vstopnice', 'en /en/tickets', 'de /de/gone']);
});

test('a language of the page list is not offered when its page does not exist', async () => {
  expect((await offered({ shown: page({ key: 'tickets_2_shop' }) })).languages).toEqual(['sl', 'en', 'it']);
});

test('a language is not offered for a product when its list page does not exist', async () => {
  const { loaded } = await offered();
  const item = { url: 'termalija', cultures: [] };
  expect(alternatePaths(loaded, { routeKeys, item }).map(({ href }) => href)).toEqual([
    '/sl/vstopnice/termalija',
    '/en/tickets/termalija',
    'https://other.example/it/termalija',
  ]);
});

test('a page that exists in all its languages is unchanged', async () => {
  const shown = page({ cultures: [{ language: 'en', path: '/en/tickets' }] });
  expect((await offered({ shown })).loaded).toBe(shown);
});

test.each<readonly [string, Overrides]>([
  ['is unreachable', { loadPage: () => errAsync({ kind: 'unreachable', cause: 'timeout' }) }],
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
])('every language is offered when the content %s', async (_, overrides) => {
  expect((await offered(overrides)).languages).toEqual(['sl', 'en', 'de', 'it']);
});
