import { member } from '@shop/adapters/wire/codec/json-value';
import { expect, onTestFinished, test } from 'vitest';
import { type Answered, recording, textAt } from './asking.ts';
import { cartCalls, dayTicket } from './cart-script.ts';
import { recordedShop } from './recorded-shop.ts';

const calls = async () => {
  const shop = await recordedShop();
  onTestFinished(shop.close);
  return cartCalls(recording(shop.url, () => undefined).ask);
};

const cartIn = ({ json }: Answered): unknown => member(json, 'cart');
const itemIn = ({ json }: Answered): unknown => member(json, 'item');

const voucher = { ProductId: 'bath', Language: 'de', Items: [{ PriceListId: 'bath-week', Quantity: 3 }] };

test('an addition with ReloadCart returns the cart in the form of GetCart (R-CALL-4, R-CALL-5)', async () => {
  const { addTicket, addGiftCard, loadCart } = await calls();
  const added = await addTicket('with the cart', { ...dayTicket, Language: 'en', ReloadCart: true });
  const CartId = textAt(added, 'cartId');
  const shown = await loadCart('after tickets', CartId, 'en');
  expect(itemIn(shown)).toMatchObject({ itemsCount: 3, totalPriceWithCurrency: expect.stringMatching(/^€/) });
  expect(cartIn(added)).toEqual(itemIn(shown));
  const more = await addGiftCard('with the cart', { ...voucher, CartId, ReloadCart: true }, 'cards with the cart');
  expect(cartIn(more)).toEqual(itemIn(await loadCart('after cards', CartId, 'de')));
});

test('a repeated addition returns the present cart', async () => {
  const { addTicket, addGiftCard } = await calls();
  const asked = { ...dayTicket, ReloadCart: true };
  const first = await addTicket('the first time', asked, 'one press');
  await addGiftCard('in between', { ...voucher, CartId: textAt(first, 'cartId') }, 'another press');
  expect(cartIn(await addTicket('once more', asked, 'one press'))).toMatchObject({ itemsCount: 6 });
});

test('an addition returns no cart when ReloadCart is false or absent', async () => {
  const { addTicket, addGiftCard } = await calls();
  expect(cartIn(await addTicket('absent', dayTicket))).toBeUndefined();
  expect(cartIn(await addTicket('false', { ...dayTicket, ReloadCart: false }))).toBeUndefined();
  expect(cartIn(await addGiftCard('absent', voucher, 'cards alone'))).toBeUndefined();
});
