import { okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { cartId, productId, upsellId } from '../ids.ts';
import { aCart } from '../testing/builders.ts';
import { memoryCookies } from '../testing/memory-cookies.ts';
import { stubRandom, stubShop } from '../testing/stub-ports.ts';
import { cartUseCases } from './cart-use-cases.ts';
import type { ChosenUpsell } from './orders.ts';

const cart = aCart({ id: cartId('cart-1') });
const chosen = (id: string, quantity: number): ChosenUpsell => ({
  id: upsellId(id),
  quantity,
  parentProductIds: [productId('termalija')],
});

const adding = async (lines: readonly ChosenUpsell[]) => {
  const sent: (readonly ChosenUpsell[])[] = [];
  const shop = stubShop({
    addUpsell: (order) => {
      sent.push(order.lines);
      return okAsync(cart);
    },
  });
  const random = stubRandom({ token: () => 'key-1', secret: () => 'key-1' });
  const { addUpsell } = cartUseCases({ shop, cookies: memoryCookies({ cartId: cart.id }), random });
  return { answer: await addUpsell({ language: 'sl', lines }), sent };
};

test.each([[[]], [[chosen('towel', 0)]]])('%j is nothing chosen, and nothing is sent (R-ERROR-7)', async (lines) => {
  const { answer, sent } = await adding(lines);
  expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'noItemsSelected' });
  expect(sent).toEqual([]);
});

test('what has a quantity is sent, and what has none is left out', async () => {
  const { answer, sent } = await adding([chosen('towel', 2), chosen('robe', 0)]);
  expect(answer._unsafeUnwrap()).toEqual(cart);
  expect(sent).toEqual([[chosen('towel', 2)]]);
});
