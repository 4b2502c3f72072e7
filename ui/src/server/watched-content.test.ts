import type { LoadPageError } from '@shop/core/content/content-port';
import { stubContent } from '@shop/core/testing/stub-ports';
import { errAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { watchedContent } from './watched-content.ts';

test.each<[LoadPageError, readonly string[]]>([
  [{ kind: 'unreachable', cause: 'malformed' }, ['malformed']],
  [{ kind: 'unreachable', cause: 'network' }, ['network']],
  [{ kind: 'refusedByProvider', code: 'Locked' }, ['refusedByProvider']],
  [{ kind: 'notFound', what: 'page' }, []],
])('a page that cannot be shown is told by its cause, one that is not there is not: %j', async (error, kinds) => {
  const told: string[] = [];
  const content = watchedContent(stubContent({ loadPage: () => errAsync(error) }), (kind) => void told.push(kind));
  expect((await content.loadPage('sl', '/geslo'))._unsafeUnwrapErr()).toBe(error);
  expect(told).toEqual(kinds);
});
