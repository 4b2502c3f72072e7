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
const asked = (...answers: readonly ('none' | 'away' | 'down' | 'there')[]) => {
  const told: string[] = [];
  let questions = 0;
  const theirs = stubContent({
    loadSite: () => {
      const answer = answers[Math.min(questions, answers.length - 1)];
      questions += 1;
      if (answer === 'none') return errAsync(none);
      if (answer === 'away') return errAsync(away);
      return answer === 'down' ? errAsync(down) : okAsync({ name: 'A', roots: {}, footer });
    },
    loadTranslations: words('theirs'),
  });
  const content = contentOrOwn(
    theirs,
    async () => stubContent({ loadTranslations: words('own') }),
    () => told.push('none'),
  );
  const from = async () =>
    (await content.loadTranslations('sl')).match(
      ({ from: source }) => source,
      () => 'away',
    );
  return { from, told, questions: () => questions };
};

test('a provider without content is asked once, and the program’s own stands in for it', async () => {
  const { from, told, questions } = asked('none');
  expect(await Promise.all([from(), from()])).toEqual(['own', 'own']);
  expect([await from(), told, questions()]).toEqual(['own', ['none'], 1]);
});

test('a provider with content is asked once, and answers', async () => {
  const { from, told, questions } = asked('there', 'none');
  expect([await from(), await from(), told, questions()]).toEqual(['theirs', 'theirs', [], 1]);
});

test('a provider that is away is asked again, and has answered nothing until then', async () => {
  const late = asked('away', 'away', 'none');
  expect([await late.from(), await late.from(), await late.from(), late.told]).toEqual([
    'away',
    'away',
    'own',
    ['none'],
  ]);
  const back = asked('away', 'there', 'none');
  expect([await back.from(), await back.from(), await back.from(), back.told]).toEqual([
    'away',
    'theirs',
    'theirs',
    [],
  ]);
});

test('a provider in trouble answers for itself, and is asked again', async () => {
  const { from, questions } = asked('down', 'down', 'none');
  expect([await from(), await from(), await from(), questions()]).toEqual(['theirs', 'theirs', 'own', 3]);
});
