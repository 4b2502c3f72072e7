import type { ErrorOf } from '@shop/core/errors/shop-error';
import type { ContentPort } from '@shop/core/ports/content-port';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { stubContent } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { contentOrOwn } from './content-or-own.ts';

const none: ErrorOf<'notFound'> = { kind: 'notFound', what: 'page' };
const away: ErrorOf<'unreachable'> = { kind: 'unreachable', cause: 'timeout' };
const down: ErrorOf<'unreachable'> = { kind: 'unreachable', cause: 'status' };

const footer = { links: [], social: [], columns: [], bottomText: cleanMarkup(''), bottomLinks: [] };

const words =
  (from: string): ContentPort['loadTranslations'] =>
  () =>
    okAsync({ from });

/** Returns content whose provider answers the first requests for its site with these outcomes, and the rest with the
 *  last one. */
const contentWith = (...answers: readonly ('none' | 'away' | 'down' | 'there')[]) => {
  const reports: string[] = [];
  let requests = 0;
  const theirs = stubContent({
    loadSite: () => {
      const answer = answers[Math.min(requests, answers.length - 1)];
      requests += 1;
      if (answer === 'none') return errAsync(none);
      if (answer === 'away') return errAsync(away);
      return answer === 'down' ? errAsync(down) : okAsync({ name: 'A', roots: {}, footer });
    },
    loadTranslations: words('theirs'),
  });
  const content = contentOrOwn(
    theirs,
    async () => stubContent({ loadTranslations: words('own') }),
    () => reports.push('none'),
  );
  const from = async () =>
    (await content.loadTranslations('sl')).match(
      ({ from: source }) => source,
      () => 'away',
    );
  return { from, reports, requests: () => requests };
};

test('a provider without content receives one request, and the own content is shown instead', async () => {
  const { from, reports, requests } = contentWith('none');
  expect(await Promise.all([from(), from()])).toEqual(['own', 'own']);
  expect([await from(), reports, requests()]).toEqual(['own', ['none'], 1]);
});

test('a provider with content receives one request for its site, and its content is shown', async () => {
  const { from, reports, requests } = contentWith('there', 'none');
  expect([await from(), await from(), reports, requests()]).toEqual(['theirs', 'theirs', [], 1]);
});

test('a provider that cannot be reached receives further requests, and content is unreachable until it answers', async () => {
  const late = contentWith('away', 'away', 'none');
  expect([await late.from(), await late.from(), await late.from(), late.reports]).toEqual([
    'away',
    'away',
    'own',
    ['none'],
  ]);
  const back = contentWith('away', 'there', 'none');
  expect([await back.from(), await back.from(), await back.from(), back.reports]).toEqual([
    'away',
    'theirs',
    'theirs',
    [],
  ]);
});

test('a provider that answers with a failure receives further requests, and its content is shown meanwhile', async () => {
  const { from, requests } = contentWith('down', 'down', 'none');
  expect([await from(), await from(), await from(), requests()]).toEqual(['theirs', 'theirs', 'own', 3]);
});
