import { instant } from '@shop/core/dates/instant';
import { clientSecret } from '@shop/core/ids';
import { stubPorts } from '@shop/core/testing/stub-ports';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { KeptCalls } from '../tracing/kept-calls.ts';
import { keptCapsules } from './kept-capsules.ts';

/** A shop whose carts have kept what `before` says of their owner, and how often its world was read. */
const opened = (before: (owner: string) => number) => {
  const keptCalls: KeptCalls = {
    known: async () => [],
    add: async () => undefined,
    last: async ([owner = '']) => ({ calls: [], missing: [{ before: before(owner), count: 1 }] }),
  };
  const readWorld = vi.fn(async () => undefined);
  const { shop, checkout, content } = stubPorts();
  const close = async () => undefined;
  const settings = {
    clock: { now: () => instant(0) },
    zone: 'UTC',
    onDefect: (error: unknown) => expect.fail(String(error)),
  };
  const { capsuleOf, close: end } = keptCapsules(settings)({ shop, checkout, content, keptCalls, readWorld, close });
  onTestFinished(end);
  return { capsuleOf, readWorld };
};

test('the capsule of a cart is made once, however often it is asked for, until another call is kept', async () => {
  let before = 0;
  const { capsuleOf, readWorld } = opened(() => before);
  const asked = async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => capsuleOf(clientSecret('secret'))));
    return answers.map((answer) => answer._unsafeUnwrap());
  };
  const reads = readWorld.mock.calls.length;
  const first = await asked();
  expect([new Set([...first, ...(await asked())]).size, readWorld.mock.calls.length]).toEqual([1, reads + 1]);
  expect(first[0]?.code).toMatch(/^SHOP1\./);
  before += 1;
  expect(new Set([...first, ...(await asked())]).size).toBe(2);
});

test('of many carts one capsule is made and eight wait, more are turned away', async () => {
  const { capsuleOf, readWorld } = opened((owner) => Number.parseInt(owner.slice(0, 8), 16));
  const reads = readWorld.mock.calls.length;
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => capsuleOf(clientSecret(`secret ${at}`))));
  expect(answers.filter((answer) => answer.isOk())).toHaveLength(9);
  expect(readWorld.mock.calls.length).toBe(reads + 9);
});
