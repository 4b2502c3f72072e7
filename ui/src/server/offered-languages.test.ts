import type { AlternatePath } from '@shop/core/paths/alternate-paths';
import { memoryCookies } from '@shop/core/testing/memory-cookies';
import { makeUseCases } from '@shop/core/use-cases';
import { errAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { loadRoute } from '../pages/load-route.ts';
import type { ContentRoute } from '../pages/route-data.ts';
import { sampleClock, samplePorts } from '../testing/sample-ports.ts';
import { withOfferedLanguages } from './offered-languages.ts';

const useCases = makeUseCases({ ...samplePorts, cookies: memoryCookies({}), clock: sampleClock });

const alternates: readonly AlternatePath[] = [
  { language: 'sl', href: '/sl/gone' },
  { language: 'en', href: '/en/tickets' },
  { language: 'de', href: '/de/gone' },
  { language: 'it', href: 'https://other.example/it' },
];
const crashes: unknown[] = [];

/** The languages that are left of a page with these addresses. */
const offered = async (
  query: Pick<ContentRoute, 'product'> & Partial<Pick<ContentRoute, 'alternates'>>,
  loadPage = useCases.loadPage,
) => {
  const route = await loadRoute(
    useCases,
    { clock: sampleClock, tellFailure },
    { path: '/sl/vstopnice-bazeni', search: '' },
  );
  if (route.kind !== 'content') throw new Error('the sample has this page');
  const shown = await withOfferedLanguages({ loadPage }, { ...route, alternates, ...query }, tellFailure);
  return shown.alternates.map(({ language }) => language);
};

const tellFailure = (error: unknown) => void crashes.push(error);

test('a language whose page is gone is not offered; the page itself and other sites are not asked for', async () => {
  expect(await offered({})).toEqual(['sl', 'en', 'it']);
});

test('a product is looked for where its list page is', async () => {
  const product = { name: '', description: '', image: '', namesLanguages: true };
  const below = alternates.map(({ language, href }) => ({ language, href: `${href}/termalija` }));
  expect(await offered({ alternates: below, product })).toEqual(['sl', 'en', 'it']);
});

test('while content cannot be asked, or fails, every language stays', async () => {
  const all = ['sl', 'en', 'de', 'it'];
  expect(await offered({}, () => errAsync({ kind: 'unreachable', cause: 'timeout' }))).toEqual(all);
  const bug = new Error('bug');
  const broken = () => {
    throw bug;
  };
  expect(await offered({}, broken)).toEqual(all);
  expect(new Set(crashes)).toEqual(new Set([bug]));
});
