import { idempotencyKey, priceListId, productId } from '@shop/core/ids';
import { aDay } from '@shop/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { portsOver } from '../calls/ports-over.ts';
import { retryingTransport } from './retrying-transport.ts';
import { against, json, query } from './testing/against.ts';
import { type Fault, faults } from './testing/fault-server.ts';

describe('a call to a provider with faults', () => {
  const cart = json(200, { item: { cartId: 'a', itemsCount: 0, totalPrice: 0 } });
  const retrying = async (settings: { totalMs?: number; times?: number }, ...turns: readonly Fault[]) => {
    const { transport, server } = await against(...turns);
    return {
      shop: portsOver(retryingTransport(transport, { firstPauseMs: 5, ...settings })),
      requests: server.requests,
    };
  };

  test('that reads is repeated until it succeeds, at most twice, and then returns the last failure (R-REPEAT-7, R-REPEAT-8)', async () => {
    const { shop, requests } = await retrying({}, faults.broken, faults.reset, cart);
    expect((await shop.loadCart(query)).isOk()).toBe(true);
    expect(requests).toHaveLength(3);
    const failing = await retrying({}, faults.reset, faults.reset, faults.broken, cart);
    expect((await failing.shop.loadCart(query))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'status' });
    expect(failing.requests).toHaveLength(3);
  });

  test('that is refused is not repeated, and a log-in never is (R-REPEAT-16)', async () => {
    const refused = await retrying({}, json(400, { errorCodes: ['X'] }));
    expect((await refused.shop.loadCart(query)).isErr()).toBe(true);
    const broken = await retrying({}, faults.broken);
    expect((await broken.shop.logIn('a@b.si', 'x')).isErr()).toBe(true);
    expect([refused.requests.length, broken.requests.length]).toEqual([1, 1]);
  });

  test('that adds a ticket is repeated with the key of its first try (R-REPEAT-9)', async () => {
    const { shop, requests } = await retrying({}, faults.reset, json(200, { cartId: 'a', upsells: [] }));
    const order = {
      productId: productId('p'),
      language: 'sl',
      period: { type: 'day', date: aDay },
      items: [{ priceListId: priceListId('x'), quantity: 1 }],
    } as const;
    expect((await shop.addTicket(order, idempotencyKey('k-1'))).isOk()).toBe(true);
    expect(requests.map((headers) => headers['idempotency-key'])).toEqual(['k-1', 'k-1']);
  });

  test('ends with all its attempts at the deadline (R-REPEAT-7)', async () => {
    const { shop, requests } = await retrying({ totalMs: 60, times: 50 }, faults.silent);
    expect((await shop.loadCart(query))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'timeout' });
    expect(requests).toHaveLength(1);
  });

  test('is repeated for at most ten of many calls, and one in ten more, while all fail', async () => {
    const { shop, requests } = await retrying({ times: 2 }, faults.broken);
    for (let call = 0; call < 40; call += 1) await shop.loadCart(query);
    const repeats = requests.length - 40;
    expect(repeats).toBeGreaterThanOrEqual(10);
    expect(repeats).toBeLessThanOrEqual(14);
  });
});
