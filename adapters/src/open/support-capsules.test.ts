import { instant } from '@shop/core/dates/instant';
import { clientSecret } from '@shop/core/ids';
import { stubPorts } from '@shop/core/testing/stub-ports';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { CallLog } from '../tracing/call-log.ts';
import {
  type CallLine,
  type Capsule,
  capsuleOf as capsuleWith,
  parseCapsule,
  type TraceLine,
} from '../tracing/capsule.ts';
import { supportCapsules } from './support-capsules.ts';

const numberOf = (before: number): Capsule => capsuleWith([{ v: 3, at: instant(0), missing: before + 1 }]);

/** A shop whose log holds what `logged` says of an owner, and how often its world was read. */
const opened = (logged: (owner: string) => Capsule) => {
  const callLog: CallLog = {
    known: async () => [],
    add: async () => undefined,
    last: async ([owner = '']) => logged(owner),
  };
  const readWorld = vi.fn(async () => undefined);
  const { shop, checkout, content } = stubPorts();
  const close = async () => undefined;
  const settings = {
    clock: { now: () => instant(0) },
    zone: 'UTC',
    onDefect: (error: unknown) => expect.fail(String(error)),
  };
  const { capsuleOf, close: end } = supportCapsules(settings)({ shop, checkout, content, callLog, readWorld, close });
  onTestFinished(end);
  return { capsuleOf, readWorld };
};

test('the capsule of a cart is made once, however often it is asked for, until another call is kept', async () => {
  let before = 0;
  const { capsuleOf, readWorld } = opened(() => numberOf(before));
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
  const { capsuleOf, readWorld } = opened((owner) => numberOf(Number.parseInt(owner.slice(0, 8), 16)));
  const reads = readWorld.mock.calls.length;
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => capsuleOf(clientSecret(`secret ${at}`))));
  expect(answers.filter((answer) => answer.isOk())).toHaveLength(9);
  expect(readWorld.mock.calls.length).toBe(reads + 9);
});

describe('gaps in the calls of a cart', () => {
  const call = (ms: number, request: TraceLine['request'], answer: unknown = {}): TraceLine => ({
    ...{ v: 1, at: instant(1_800_000_000_000 + ms), call: 'addTicket', request, answer, ms },
  });
  const first = call(0, {}, { cartId: 'cart-1' });
  const again = call(1, { CartId: 'cart-1' });
  const gap = (missing?: number): CallLine => ({ v: 3, at: again.at, ...(missing === undefined ? {} : { missing }) });

  test.each([
    ['calls that are whole have none', [first, again], [first, again]],
    ['stand where they were, at the end as well', [first, gap(7), again, gap(1)], [first, gap(7), again, gap(1)]],
    ['before the first call of a cart that was there: how many is unknown', [again], [gap(), again]],
  ])('%s', async (_, logged, lines) => {
    const { capsuleOf } = opened(() => capsuleWith(logged));
    const { file = '' } = (await capsuleOf(clientSecret('secret')))._unsafeUnwrap() ?? {};
    expect(parseCapsule(file)._unsafeUnwrap().lines).toEqual(lines);
  });
});
