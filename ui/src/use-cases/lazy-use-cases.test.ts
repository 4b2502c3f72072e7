import { memoryCookies } from '@shop/core/testing/memory-cookies';
import { makeUseCases, type UseCases } from '@shop/core/use-cases';
import { expect, test } from 'vitest';
import { sampleClock, samplePorts } from '../testing/sample-ports.ts';
import { lazyUseCases } from './lazy-use-cases.ts';

const prompt = makeUseCases({ ...samplePorts, cookies: memoryCookies(), clock: sampleClock });

const lazy = (...loads: readonly (UseCases | Error)[]) => {
  let fetched = 0;
  const load = async (): Promise<UseCases> => {
    const found = loads[Math.min(fetched, loads.length - 1)];
    fetched += 1;
    if (found === undefined || found instanceof Error) throw found;
    return found;
  };
  return { useCases: lazyUseCases({ load, newIntent: prompt.newIntent }), fetched: () => fetched };
};

test('nothing is fetched before the first call, which then answers as if the code had been there', async () => {
  const { useCases, fetched } = lazy(prompt);
  expect(fetched()).toBe(0);
  expect((await useCases.showProduct('sl', 'termalija')).isOk()).toBe(true);
  expect(await useCases.showProduct('sl', 'nothing')).toEqual(await prompt.showProduct('sl', 'nothing'));
  expect(fetched()).toBe(2);
});

test('code that cannot be fetched is an unreachable provider, and the next call fetches again', async () => {
  const { useCases } = lazy(new Error('offline'), prompt);
  expect((await useCases.loadCart('sl'))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'network' });
  expect((await useCases.loadCart('sl')).isOk()).toBe(true);
});

test('a new intent needs no code, and a use case is one and the same function all the time', () => {
  const { useCases, fetched } = lazy(prompt);
  expect(useCases.newIntent).toBe(prompt.newIntent);
  expect(useCases.loadCart).toBe(useCases.loadCart);
  expect(useCases.loadCart).not.toBe(useCases.loadPage);
  expect(fetched()).toBe(0);
});
