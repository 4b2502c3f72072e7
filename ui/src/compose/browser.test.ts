import { memoryCookies } from '@shop/core/testing/memory-cookies';
import { makeUseCases } from '@shop/core/use-cases/use-cases';
import { expect, test } from 'vitest';
import { sampleClock, samplePorts } from '../testing/sample-ports.ts';
import { loadOnce } from './browser.ts';

const useCases = makeUseCases({ ...samplePorts, cookies: memoryCookies(), clock: sampleClock });

test('a failed fetch of the use cases is an unreachable provider, and the next call fetches them once more', async () => {
  const fetches: string[] = [];
  const loadUseCases = loadOnce(async () => {
    fetches.push('code');
    if (fetches.length === 1) throw new Error('offline');
    return useCases;
  });
  expect(fetches).toEqual([]);
  expect((await loadUseCases())._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'network' });
  expect((await loadUseCases())._unsafeUnwrap()).toBe(useCases);
  expect((await loadUseCases())._unsafeUnwrap()).toBe(useCases);
  expect(fetches).toHaveLength(2);
});
