import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { mediaId } from '../ids.ts';
import { stubContent } from '../testing/stub-ports.ts';
import { makeLoadMedia } from './load-media.ts';
import { makeLoadPage } from './load-page.ts';
import { makeLoadRouteKeys } from './load-route-keys.ts';
import { makeLoadTranslations } from './load-translations.ts';

describe('the page of an address', () => {
  it.each([
    ['/', 'sl', '/'],
    ['/hr/trgovina', 'hr', '/hr/trgovina'],
    ['/en/pool-tickets', 'en', '/en/pool-tickets'],
    ['/en/pool-tickets/termalija?date=2026-12-01', 'en', '/en/pool-tickets'],
    ['/vstopnice-bazeni', 'sl', '/sl/vstopnice-bazeni'],
  ])('%j is asked for in %s as %j', async (address, language, path) => {
    const asked: string[][] = [];
    const content = stubContent({
      loadPage: (...query) => {
        asked.push(query);
        return errAsync({ kind: 'notFound', what: 'page' });
      },
    });
    expect((await makeLoadPage({ content })(address))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'page' });
    expect(asked).toEqual([[language, path]]);
  });
});

it('words, page list and pictures come from the content system', async () => {
  const media = { url: '/media/1', altText: '', altTexts: {} };
  const content = stubContent({
    loadTranslations: (language) => okAsync({ Cart: language }),
    loadRouteKeys: () => okAsync([{ key: 'cart_4_shop', paths: {} }]),
    loadMedia: (language, id) => okAsync({ ...media, altText: `${language} ${id}` }),
  });
  expect((await makeLoadTranslations({ content })('de'))._unsafeUnwrap()).toEqual({ Cart: 'de' });
  expect((await makeLoadRouteKeys({ content })())._unsafeUnwrap()).toHaveLength(1);
  expect((await makeLoadMedia({ content })('it', mediaId('1')))._unsafeUnwrap().altText).toBe('it 1');
});
