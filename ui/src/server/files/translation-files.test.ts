import { okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { translationsStore } from '../translations-store.ts';
import { translationFiles } from './translation-files.ts';

const hostWith = (back: string) =>
  translationsStore({ loadTranslations: () => okAsync({ Back: back }) }, () => ({ Back: 'own' }));

const answerOf = async (host: ReturnType<typeof hostWith>, path: string) => {
  const answer = await translationFiles(host).request(path);
  return [answer.status, await answer.json(), answer.headers.get('cache-control')];
};

test('an unknown version of the translations gets the current one without caching; an unknown language is 404', async () => {
  const { href } = await hostWith('Nazaj').of('sl');
  expect(await answerOf(hostWith('Vrni se'), href)).toEqual([200, { Back: 'Vrni se' }, 'no-store']);
  expect(await answerOf(hostWith('Vrni se'), '/translations/xx.abc.json')).toEqual([
    404,
    { errorCodes: ['Shop.NotFound'] },
    'no-store',
  ]);
});
