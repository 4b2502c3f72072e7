import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { shopPath } from '@shop/core/paths/shop-paths';
import { errAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { pageVisitor as visitor } from '../../testing/page-visitor.ts';

const refused = { kind: 'refusedByProvider', code: 'Error' } as const;
const startNew = 'value="startNewCart"';

test('the cart page offers another try and a new cart when the provider refuses the cart', async () => {
  const { look, jar } = visitor({ loadCart: () => errAsync(refused) });
  const { text } = await look(shopPath('cart', 'de'));
  const words = builtInTranslations('de');
  expect(text).toContain(startNew);
  for (const key of ['TryAgain', 'Cart.StartNew', 'Cart.StartNewNote']) expect(text).toContain(`>${words[key]}<`);
  expect(jar.get('shopCart')).toBe('cart-1');
});

test('the cart page offers no new cart while the provider is unreachable', async () => {
  const { look } = visitor({ loadCart: () => errAsync({ kind: 'unreachable', cause: 'status' }) });
  const { text } = await look(shopPath('cart', 'sl'));
  expect(text).toContain(`>${builtInTranslations('sl').TryAgain}<`);
  expect(text).not.toContain(startNew);
});

test('a post for a new cart removes the cookie of the old one', async () => {
  const { post, jar } = visitor({ loadCart: () => errAsync(refused) });
  const answer = await post(shopPath('cart', 'sl'), { does: 'startNewCart' });
  expect([answer.status, answer.to]).toEqual([303, shopPath('cart', 'sl')]);
  expect(jar.get('shopCart')).toBeUndefined();
});

test('an unknown cart is shown as empty and its cookie is removed', async () => {
  const { look, jar } = visitor({ loadCart: () => errAsync({ kind: 'notFound', what: 'cart' }) });
  const { text } = await look(shopPath('cart', 'sl'));
  expect(text).toContain(builtInTranslations('sl').CartIsEmpty);
  expect(jar.get('shopCart')).toBeUndefined();
});
