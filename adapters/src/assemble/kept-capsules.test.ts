import { instant } from '@shop/core/dates/instant';
import { clientSecret } from '@shop/core/ids';
import { stubPorts } from '@shop/core/testing/stub-ports';
import { expect, test, vi } from 'vitest';
import type { KeptCalls } from '../tracing/kept-calls.ts';
import { keptCapsules } from './kept-capsules.ts';

test('the capsule of a cart is made once, however often it is asked for, until another call is kept', async () => {
  let before = 0;
  const keptCalls: KeptCalls = {
    known: async () => [],
    add: async () => undefined,
    last: async () => ({ calls: [], missing: [{ before, count: 1 }] }),
  };
  const readWorld = vi.fn(async () => undefined);
  const { shop, checkout, content } = stubPorts();
  const settings = {
    clock: { now: () => instant(0) },
    zone: 'UTC',
    onDefect: (error: unknown) => expect.fail(String(error)),
  };
  const opened = keptCapsules(settings)({
    shop,
    checkout,
    content,
    keptCalls,
    readWorld,
    close: async () => undefined,
  });
  const asked = () => Promise.all(Array.from({ length: 60 }, () => opened.capsuleOf(clientSecret('secret'))));
  const reads = readWorld.mock.calls.length;
  const first = await asked();
  expect([new Set([...first, ...(await asked())]).size, readWorld.mock.calls.length]).toEqual([1, reads + 1]);
  expect(first[0]?.code).toMatch(/^SHOP1\./);
  before += 1;
  expect(new Set([...first, ...(await asked())]).size).toBe(2);
  await opened.close();
});
