import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Page } from '../content/page.ts';
import { mediaId } from '../ids.ts';
import type { LoadPageError } from '../ports/content-port.ts';
import { stubContent, stubPorts } from '../testing/stub-ports.ts';
import { makeLoadPage } from './load-page.ts';
import { makeUseCases } from './use-cases.ts';

describe('the page of an address', () => {
  it.each([
    ['/', 'sl', '/'],
    ['/hr/trgovina', 'hr', '/hr/trgovina'],
    ['/en/pool-tickets', 'en', '/en/pool-tickets'],
    ['/vstopnice-bazeni', 'sl', '/sl/vstopnice-bazeni'],
  ])('%j is requested in %s as %j', async (address, language, path) => {
    const queries: string[][] = [];
    const content = stubContent({
      loadPage: (...query) => {
        queries.push(query);
        return errAsync({ kind: 'notFound', what: 'page' });
      },
    });
    expect((await makeLoadPage({ content })(address))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'page' });
    expect(queries).toEqual([[language, path]]);
  });
});

const pageAt = (path: string): Page => ({
  id: path,
  contentType: 'shopPage',
  name: path,
  path,
  showFooter: true,
  sections: [],
  cultures: [],
});

describe('an address of three parts', () => {
  const ask = (pages: Readonly<Record<string, Page | LoadPageError>>) => {
    const content = stubContent({
      loadPage: (_, path) => {
        const found = pages[path] ?? ({ kind: 'notFound', what: 'page' } as const);
        return 'kind' in found ? errAsync(found) : okAsync(found);
      },
    });
    return makeLoadPage({ content })('/en/pool-tickets/termalija?date=2026-12-01');
  };
  const [list, own] = [pageAt('/en/pool-tickets'), pageAt('/en/pool-tickets/termalija')];

  it('has its own page when the content has one', async () => {
    const found = await ask({ '/en/pool-tickets': list, '/en/pool-tickets/termalija': own });
    expect(found._unsafeUnwrap()).toBe(own);
  });

  it('has its list page when it has no page of its own or that page is unreachable', async () => {
    const unreachable = { kind: 'unreachable', cause: 'timeout' } as const;
    expect((await ask({ '/en/pool-tickets': list }))._unsafeUnwrap()).toBe(list);
    expect((await ask({ '/en/pool-tickets': list, '/en/pool-tickets/termalija': unreachable }))._unsafeUnwrap()).toBe(
      list,
    );
    expect((await ask({ '/en/pool-tickets/termalija': unreachable }))._unsafeUnwrapErr()).toEqual(unreachable);
    expect((await ask({}))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'page' });
  });
});

it('words, page list and pictures are loaded from the content system (R-SHOP-11)', async () => {
  const media = { url: '/media/1', altText: '', altTexts: {} };
  const content = stubContent({
    loadTranslations: (language) => okAsync({ Cart: language }),
    loadRouteKeys: () => okAsync([{ key: 'cart_4_shop', paths: {} }]),
    loadMedia: (language, id) => okAsync({ ...media, altText: `${language} ${id}` }),
  });
  const { loadTranslations, loadRouteKeys, loadMedia } = makeUseCases(stubPorts({ content }));
  expect((await loadTranslations('de'))._unsafeUnwrap()).toEqual({ Cart: 'de' });
  expect((await loadRouteKeys())._unsafeUnwrap()).toHaveLength(1);
  expect((await loadMedia('it', mediaId('1')))._unsafeUnwrap().altText).toBe('it 1');
});
