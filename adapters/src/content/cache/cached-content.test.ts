import { type Instant, instant } from '@shop/core/dates/instant';
import type { ContentPort } from '@shop/core/ports/content-port';
import { stubContent } from '@shop/core/testing/stub-ports';
import { err, errAsync, ok, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, test, vi } from 'vitest';
import { decoded } from '../system/testing/decoded-page.ts';
import { type CachedContentSettings, cachedContent } from './cached-content.ts';

const down = () => errAsync({ kind: 'unreachable', cause: 'network' } as const);
const gone = () => errAsync({ kind: 'notFound', what: 'page' } as const);
const silent = () => ResultAsync.fromSafePromise(new Promise<never>(() => undefined));

/** Returns content that is fresh for a second of a stopped clock. */
const cached = (content: Partial<ContentPort>, settings: Partial<CachedContentSettings> = {}) => {
  let now: Instant = instant(0);
  const port = cachedContent(stubContent(content), { clock: { now: () => now }, fresh: 1000, ...settings });
  return {
    content: port,
    wait: (milliseconds: number) => {
      now = instant(now + milliseconds);
    },
  };
};

/** Waits until background work has ended. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('fresh content is not loaded again, and older content is shown while one request loads it', async () => {
  const loadRouteKeys = vi.fn(() => okAsync([{ key: `home_${loadRouteKeys.mock.calls.length}_shop`, paths: {} }]));
  const { content, wait } = cached({ loadRouteKeys });
  const key = async () => (await content.loadRouteKeys())._unsafeUnwrap()[0]?.key;
  expect(await key()).toBe('home_1_shop');
  wait(999);
  expect(await key()).toBe('home_1_shop');
  expect(loadRouteKeys).toHaveBeenCalledTimes(1);
  wait(1);
  expect(await Promise.all([key(), key(), key()])).toEqual(['home_1_shop', 'home_1_shop', 'home_1_shop']);
  await settled();
  expect(await key()).toBe('home_2_shop');
  expect(loadRouteKeys).toHaveBeenCalledTimes(2);
});

test('a hundred visitors of a new page cause one request', async () => {
  const loadPage = vi.fn(() => okAsync(decoded({})));
  const { content } = cached({ loadPage });
  await Promise.all(Array.from({ length: 100 }, () => content.loadPage('sl', '/sl')));
  expect(loadPage).toHaveBeenCalledTimes(1);
});

test('each language has its own entry in the cache (R-CONTENT-32)', async () => {
  const { content } = cached({ loadTranslations: (language) => okAsync({ Back: `Back in ${language}` }) });
  const [sl, en] = [await content.loadTranslations('sl'), await content.loadTranslations('en')];
  expect([sl, en].map((words) => words._unsafeUnwrap().Back)).toEqual(['Back in sl', 'Back in en']);
});

test('content stays as it was while its system fails, and is loaded again once a minute', async () => {
  const loadPage = vi.fn<ContentPort['loadPage']>(() => okAsync(decoded({ seoTitle: 'Bazeni' })));
  const { content, wait } = cached({ loadPage });
  await content.loadPage('sl', '/sl');
  loadPage.mockImplementation(down);
  for (let minute = 0; minute < 10; minute += 1) {
    wait(60_000);
    for (let visitor = 0; visitor < 50; visitor += 1) {
      expect((await content.loadPage('sl', '/sl'))._unsafeUnwrap().seoTitle).toBe('Bazeni');
      await settled();
    }
  }
  expect(loadPage).toHaveBeenCalledTimes(11);
});

test('content that is awaited is refreshed for the visitor who asks, and stays as it was while it cannot be read', async () => {
  const loadPage = vi.fn<ContentPort['loadPage']>(() => okAsync(decoded({ seoTitle: 'Before' })));
  const { content, wait } = cached({ loadPage }, { awaitsRefresh: true });
  const title = async () => (await content.loadPage('sl', '/sl')).map(({ seoTitle }) => seoTitle);
  await title();
  loadPage.mockImplementation(() => okAsync(decoded({ seoTitle: 'After' })));
  expect(await title()).toEqual(ok('Before'));
  wait(1000);
  expect(await title()).toEqual(ok('After'));
  for (const [answer, shown] of [
    [down, ok('After')] as const,
    [gone, err({ kind: 'notFound', what: 'page' })] as const,
  ]) {
    loadPage.mockImplementation(answer);
    wait(1000);
    expect(await title()).toEqual(shown);
  }
});

test('a page that editors removed is not found after one more visit', async () => {
  const loadPage = vi.fn<ContentPort['loadPage']>(() => okAsync(decoded({})));
  const { content, wait } = cached({ loadPage });
  await content.loadPage('sl', '/sl');
  loadPage.mockImplementation(gone);
  wait(1000);
  expect((await content.loadPage('sl', '/sl')).isOk()).toBe(true);
  await settled();
  expect((await content.loadPage('sl', '/sl'))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'page' });
});

test('a failure to load a page for the first time is not cached', async () => {
  const loadPage = vi.fn<ContentPort['loadPage']>(down);
  const { content } = cached({ loadPage });
  expect((await content.loadPage('sl', '/sl')).isErr()).toBe(true);
  loadPage.mockImplementation(() => okAsync(decoded({})));
  expect((await content.loadPage('sl', '/sl')).isOk()).toBe(true);
});

test('an exception reaches the visitor who waits, and the next one loads the page', async () => {
  const loadPage = vi.fn<ContentPort['loadPage']>(() => {
    throw new Error('bug');
  });
  const { content } = cached({ loadPage });
  await expect((async () => content.loadPage('sl', '/sl'))()).rejects.toThrow('bug');
  loadPage.mockImplementation(() => okAsync(decoded({})));
  expect((await content.loadPage('sl', '/sl')).isOk()).toBe(true);
});

describe('content that does not arrive', () => {
  const hanging = { loadSite: vi.fn(silent), loadTranslations: vi.fn(silent), loadRouteKeys: vi.fn(silent) };
  const tooLate = { kind: 'unreachable', cause: 'timeout' };

  test('is waited for by the first visitors only, and requested once', async () => {
    const { content } = cached(hanging, { timeout: 20 });
    const load = () => [content.loadSite('sl'), content.loadTranslations('sl'), content.loadRouteKeys()];
    for (const answer of await Promise.all(load())) expect(answer._unsafeUnwrapErr()).toEqual(tooLate);
    for (let visitor = 0; visitor < 20; visitor += 1) {
      // No timer runs before the end of this turn of the event loop.
      for (const answer of load()) expect(await Promise.race([answer, settled()])).toMatchObject({ error: tooLate });
    }
    for (const call of Object.values(hanging)) expect(call).toHaveBeenCalledTimes(1);
  });

  test('is shown to the next visitor once it arrives', async () => {
    let answer: (words: { Back: string }) => void = () => undefined;
    const words = new Promise<{ Back: string }>((resolve) => {
      answer = resolve;
    });
    const { content } = cached({ loadTranslations: () => ResultAsync.fromSafePromise(words) }, { timeout: 1 });
    expect((await content.loadTranslations('sl')).isErr()).toBe(true);
    answer({ Back: 'Nazaj' });
    await settled();
    expect((await content.loadTranslations('sl'))._unsafeUnwrap()).toEqual({ Back: 'Nazaj' });
  });
});

test('a cache has a thousand pages at most, and drops the oldest answer first', async () => {
  const requests: string[] = [];
  const { content } = cached({
    loadPage: (_language, path) => {
      requests.push(path);
      return okAsync(decoded({}));
    },
  });
  const ask = async (first: number, last: number) => {
    for (let page = first; page <= last; page += 1) await content.loadPage('sl', `/sl/${page}`);
  };
  await ask(1, 1000);
  await ask(1, 1000);
  expect(requests).toHaveLength(1000);
  await ask(1001, 1001);
  await ask(2, 1001);
  expect(requests).toHaveLength(1001);
  await ask(1, 1);
  expect(requests).toHaveLength(1002);
});
