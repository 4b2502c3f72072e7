import { type Instant, instant } from '@shop/core/dates/instant';
import type { ContentPort } from '@shop/core/ports/content-port';
import { stubContent } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { decoded } from '../umbraco/testing/decoded-page.ts';
import { cachedContent } from './cached-content.ts';

const counted = (content: Partial<ContentPort>) => {
  let now: Instant = instant(0);
  const cached = cachedContent(stubContent(content), { clock: { now: () => now }, lifetime: 1000 });
  return {
    content: cached,
    wait: (milliseconds: number) => {
      now = instant(now + milliseconds);
    },
  };
};

test('what is known is asked for again only when its time is over', async () => {
  let asked = 0;
  const { content, wait } = counted({
    loadRouteKeys: () => {
      asked += 1;
      return okAsync([]);
    },
  });
  await content.loadRouteKeys();
  wait(999);
  await content.loadRouteKeys();
  expect(asked).toBe(1);
  wait(1);
  await content.loadRouteKeys();
  expect(asked).toBe(2);
});

test('languages are kept apart', async () => {
  const { content } = counted({ loadTranslations: (language) => okAsync({ Back: `Back in ${language}` }) });
  const [sl, en] = [await content.loadTranslations('sl'), await content.loadTranslations('en')];
  expect([sl, en].map((words) => words._unsafeUnwrap().Back)).toEqual(['Back in sl', 'Back in en']);
});

test('errors are not kept', async () => {
  let asked = 0;
  const { content } = counted({
    loadTranslations: () => {
      asked += 1;
      return asked === 1 ? errAsync({ kind: 'unreachable', cause: 'timeout' }) : okAsync({ Back: 'Nazaj' });
    },
  });
  expect((await content.loadTranslations('sl')).isErr()).toBe(true);
  expect((await content.loadTranslations('sl')).isOk()).toBe(true);
});

test('a page for every address does not fill the memory: a thousand are kept, the oldest answer goes first', async () => {
  const asked: string[] = [];
  const { content } = counted({
    loadPage: (_language, path) => {
      asked.push(path);
      return okAsync(decoded({}));
    },
  });
  const ask = async (first: number, last: number) => {
    for (let page = first; page <= last; page += 1) await content.loadPage('sl', `/sl/${page}`);
  };
  await ask(1, 1000);
  await ask(1, 1000);
  expect(asked).toHaveLength(1000);
  await ask(1001, 1001);
  await ask(2, 1001);
  expect(asked).toHaveLength(1001);
  await ask(1, 1);
  expect(asked).toHaveLength(1002);
});
