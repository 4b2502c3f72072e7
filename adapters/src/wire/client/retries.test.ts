import { idempotencyKey, priceListId, productId } from '@shop/core/ids';
import { aDay } from '@shop/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { portsOver } from '../calls/ports-over.ts';
import { retryingTransport } from './retrying-transport.ts';
import { against, json, query } from './testing/against.ts';
import { type Fault, faults } from './testing/fault-server.ts';

describe('retries', () => {
  const cart = json(200, { item: { cartId: 'a', itemsCount: 0, totalPrice: 0 } });
  const retrying = async (settings: { totalMs?: number; times?: number }, ...turns: readonly Fault[]) => {
    const { transport, server } = await against(...turns);
    return { shop: portsOver(retryingTransport(transport, { firstPauseMs: 5, ...settings })), seen: server.seen };
  };

  test('a read is repeated until it succeeds, at most twice (R-REPEAT-7, R-REPEAT-8)', async () => {
    const { shop, seen } = await retrying({}, faults.broken, faults.reset, cart);
    expect((await shop.loadCart(query)).isOk()).toBe(true);
    expect(seen).toHaveLength(3);
  });

  test('then the last failure is told', async () => {
    const { shop, seen } = await retrying({}, faults.reset, faults.reset, faults.broken, cart);
    expect((await shop.loadCart(query))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'status' });
    expect(seen).toHaveLength(3);
  });

  test('a refusal is not repeated, and logging in never is (R-REPEAT-16)', async () => {
    const refused = await retrying({}, json(400, { errorCodes: ['X'] }));
    expect((await refused.shop.loadCart(query)).isErr()).toBe(true);
    const broken = await retrying({}, faults.broken);
    expect((await broken.shop.logIn('a@b.si', 'x')).isErr()).toBe(true);
    expect([refused.seen.length, broken.seen.length]).toEqual([1, 1]);
  });

  test('adding is repeated with the key of its first try (R-REPEAT-9)', async () => {
    const { shop, seen } = await retrying({}, faults.reset, json(200, { cartId: 'a', upsells: [] }));
    const order = {
      productId: productId('p'),
      language: 'sl',
      period: { type: 'day', date: aDay },
      items: [{ priceListId: priceListId('x'), quantity: 1 }],
    } as const;
    expect((await shop.addTicket(order, idempotencyKey('k-1'))).isOk()).toBe(true);
    expect(seen.map((headers) => headers['idempotency-key'])).toEqual(['k-1', 'k-1']);
  });

  test('all attempts together end at the deadline, and the socket with them (R-REPEAT-7)', async () => {
    const { shop, seen } = await retrying({ totalMs: 60, times: 50 }, faults.silent);
    expect((await shop.loadCart(query))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'timeout' });
    expect(seen).toHaveLength(1);
  });

  test('a provider in trouble gets at most ten repeats and a tenth on top', async () => {
    const { shop, seen } = await retrying({ times: 2 }, faults.broken);
    for (let call = 0; call < 40; call += 1) await shop.loadCart(query);
    const repeats = seen.length - 40;
    expect(repeats).toBeGreaterThanOrEqual(10);
    expect(repeats).toBeLessThanOrEqual(14);
  });
});
