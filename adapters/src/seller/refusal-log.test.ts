import { instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import { cartId } from '@shop/core/ids';
import type { LogRow } from '@shop/core/seller/log/log-row';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { refusalLog } from './refusal-log.ts';

const cart = cartId('cart');

const row = (id: number): LogRow => ({
  id: String(id),
  at: instant(id),
  cartId: cart,
  by: 'visitor',
  request: { type: 'extendHold', cartId: cart },
  facts: [],
});

const refusal = (): ShopError => ({ kind: 'nothingHeld' });

/** Returns a log that records batches of rows, and fails while `isDown`. */
const aLog = () => {
  const batches: (readonly LogRow[])[] = [];
  const store = { isDown: false };
  const log = refusalLog({
    log: {
      addRefusals: (rows) => {
        if (store.isDown) return errAsync({ kind: 'unreachable', cause: 'store' });
        batches.push(rows);
        return okAsync(undefined);
      },
    },
    now: () => instant(7),
    pause: 60_000,
    onDefect: (cause) => expect.fail(String(cause)),
  });
  return { ...log, batches, store };
};

test('the log of refusals writes fifty rows at a time, after their answers', async () => {
  const { onRefusal, flush, batches } = aLog();
  for (let number = 0; number < 120; number += 1) onRefusal(row(number), refusal());
  expect(batches).toEqual([]);
  await flush();
  expect(batches.map(({ length }) => length)).toEqual([50, 50, 20]);
});

test('the log of refusals counts rows for a cart that were dropped for lack of room or that the store did not take', async () => {
  const { onRefusal, flush, batches, store } = aLog();
  store.isDown = true;
  for (let number = 0; number < 403; number += 1) onRefusal(row(number), refusal());
  await flush();
  store.isDown = false;
  await flush();
  expect(batches.flat().map(({ request }) => request)).toEqual([{ type: 'dropped', count: 403 }]);
});

test('the log of refusals writes a refusal of a use case, and one of a command only once', async () => {
  const { onRefusal, refused, flush, batches } = aLog();
  const [ofCommand, own] = [refusal(), refusal()];
  onRefusal(row(1), ofCommand);
  refused('extendHold', ofCommand, { cartId: cart });
  refused('addTicket', own, { cartId: cart });
  refused('addTicket', own, {});
  await flush();
  expect(batches.flat().map(({ request }) => request)).toEqual([
    { type: 'extendHold', cartId: cart },
    { type: 'useCase', name: 'addTicket' },
  ]);
});
