import { memoryCookies } from '@shop/core/testing/memory-cookies';
import { makeUseCases } from '@shop/core/use-cases/use-cases';
import { expect, test } from 'vitest';
import { sampleClock, samplePorts } from '../testing/sample-ports.ts';
import { loadOnce } from './browser.ts';

const useCases = makeUseCases({ ...samplePorts, cookies: memoryCookies(), clock: sampleClock });

test('code of use cases that cannot be fetched is a provider out of reach, and the next call fetches again, once', async () => {
  const fetched: string[] = [];
  const loadUseCases = loadOnce(async () => {
    fetched.push('code');
    if (fetched.length === 1) throw new Error('offline');
    return useCases;
  });
  expect(fetched).toEqual([]);
  expect((await loadUseCases())._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'network' });
  expect((await loadUseCases())._unsafeUnwrap()).toBe(useCases);
  expect((await loadUseCases())._unsafeUnwrap()).toBe(useCases);
  expect(fetched).toHaveLength(2);
});
