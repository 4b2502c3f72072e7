import type { CallFailure } from '@shop/core/errors/named-error';
import type { Translations } from '@shop/core/paths/route-key';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { translationsStore } from './translations-store.ts';

const answers = (...queue: (Translations | undefined)[]) => {
  const loadTranslations = (): ResultAsync<Translations, CallFailure> => {
    const next = queue.shift();
    return next === undefined ? errAsync({ kind: 'unreachable', cause: 'timeout' }) : okAsync(next);
  };
  return translationsStore({ loadTranslations }, () => ({ Back: 'Nazaj' }));
};

test('equal translations keep their address, changed ones get another, and both can be read', async () => {
  const store = answers({ Back: 'Nazaj' }, { Back: 'Nazaj' }, { Back: 'Vrni se' });
  const [first, same, changed] = [await store.of('sl'), await store.of('sl'), await store.of('sl')];
  expect(same.href).toBe(first.href);
  expect(changed.href).not.toBe(first.href);
  expect(store.jsonAt(first.href)).toBe('{"Back":"Nazaj"}');
  expect(store.jsonAt(changed.href)).toBe('{"Back":"Vrni se"}');
});

test('a failed load keeps the last translations (R-CONTENT-26, R-ERROR-15)', async () => {
  const store = answers({ Back: 'Nazaj' }, undefined);
  const known = await store.of('sl');
  expect(await store.of('sl')).toBe(known);
});

test("the shop's own translations are used until the provider answers", async () => {
  const store = answers(undefined, { Back: 'Vrni se' });
  const own = await store.of('sl');
  expect(own.messages).toEqual({ Back: 'Nazaj' });
  expect(store.jsonAt(own.href)).toBe('{"Back":"Nazaj"}');
  expect((await store.of('sl')).messages).toEqual({ Back: 'Vrni se' });
});

test('translations keep their last 20 versions', async () => {
  const store = answers(...Array.from({ length: 22 }, (_, version) => ({ Back: `Nazaj ${version}` })));
  const hrefs: string[] = [];
  for (let version = 0; version < 22; version += 1) hrefs.push((await store.of('sl')).href);
  expect(hrefs.filter((href) => store.jsonAt(href) === undefined)).toEqual(hrefs.slice(0, 2));
});

test('translations for the server alone are not sent to browsers', async () => {
  const store = answers({ 'Account.Save': 'Shrani spremembe', Back: 'Nazaj' });
  const { messages, json } = await store.of('sl');
  expect(messages['Account.Save']).toBe('Shrani spremembe');
  expect(json).toBe('{"Back":"Nazaj"}');
});
