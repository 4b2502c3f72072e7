import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusal } from '@shop/core/testing/answers';
import { afterAll, expect, it } from 'vitest';
import { builtShop, shoppingAt } from './testing/built-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-levers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'levers.yaml');
const pull = (levers: string): void => writeFileSync(file, `levers: [${levers}]\n`);
pull('');

const server = builtShop({ LEVERS: file });

it('a call that levers put out of reach has no effect, and one with a lost or half answer has its effect', async () => {
  const { calls: shop, filledCart, load } = shoppingAt(server.origin);
  const { cart, line } = await filledCart(1);
  pull(
    '{ call: changeQuantity, asked: 1, outOfReach: network }, { call: changeQuantity, asked: 2, answer: half }, ' +
      '{ call: changeQuantity, asked: 3, answer: lost }',
  );
  const change = (quantity: number) =>
    refusal(shop.changeQuantity({ cartId: cart.id, cartItemId: line.cartItemId, quantity, language: 'sl' }));
  const quantity = async () => (await load(cart.id)).itemsCount;
  expect([await change(2), await quantity()]).toEqual([{ kind: 'unreachable', cause: 'network' }, 1]);
  expect([await change(3), await quantity()]).toEqual([{ kind: 'unreachable', cause: 'malformed' }, 3]);
  expect([await change(4), await quantity()]).toEqual([{ kind: 'unreachable', cause: 'timeout' }, 4]);
});
