import { minutes } from '@shop/core/dates/instant';
import { priceListId, productId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { expect, test } from 'vitest';
import type { CatalogForm } from '../../catalog-files/catalog-form.ts';
import { freshKey } from '../../seller/testing/shopper.ts';
import { changeOffer, repriced } from '../testing/change-offer.ts';
import { openRig } from '../testing/test-checkout.ts';
import { adult, driftOf, termalija } from '../testing/test-shop.ts';
import { catalogLoader } from './load-catalog.ts';

const day = 24 * 60;

const without = (form: CatalogForm): CatalogForm => ({
  ...form,
  products: form.products.filter(({ id }) => id !== termalija),
  upsells: form.upsells.map((upsell) => ({ ...upsell, parents: upsell.parents.filter((id) => id !== termalija) })),
});

/** Returns a cart with two tickets of a product that then changes its price and leaves the catalog. */
const leftShop = async () => {
  const rig = await openRig();
  const { cartId, session } = await rig.fillCart(2);
  const sell = (change: (form: CatalogForm) => CatalogForm) =>
    rig.change((tx) => changeOffer(tx, rig.time.clock.now(), change));
  await sell((form) => repriced(form, adult, cents(25_00)));
  rig.time.move(minutes(1));
  await sell(without);
  const known = (keepCartsDays: number) =>
    rig.read(async (db) => (await catalogLoader({ keepCartsDays })(db)).former?.products.has(termalija) ?? false);
  return { ...rig, cartId, session, sell, known };
};

test('goods that left the catalog have their last price, and stay known for the retention of carts', async () => {
  const { cart, cartId, sell, known, time } = await leftShop();
  expect(await cart(cartId)).toMatchObject({ totalPrice: 50_00, items: [{ price: { quantity: 2 } }] });
  time.move(minutes(9 * day));
  await sell((form) => repriced(form, adult, cents(1)));
  expect([await known(8), await known(9), await known(10)]).toEqual([false, true, true]);
});

/** Returns the same cart with a gift card, a month after its tickets left the catalog. */
const outlived = async () => {
  const left = await leftShop();
  const { shop, sell, time, cartId } = left;
  const card = { productId: productId('voucher-fifty'), language: 'sl', cartId } as const;
  const items = [{ priceListId: priceListId('voucher-fifty-euros'), quantity: 1, price: cents(50_00) }];
  const addCard = () => shop.addGiftCard({ ...card, items }, freshKey());
  (await addCard())._unsafeUnwrap();
  time.move(minutes(31 * day));
  await sell((form) => form);
  return { ...left, addCard };
};

test('a cart that outlives some of its goods is shown and paid without them', async () => {
  const { checkout, time, cart, start, payAt, cartId, session, database } = await outlived();
  expect(await cart(cartId)).toMatchObject({ items: [{ kind: 'giftCard' }], totalPrice: 50_00 });
  const { returnUrl } = (await start({ cartId, session }))._unsafeUnwrap();
  const { ref } = await payAt(returnUrl);
  expect((await checkout.showOrder(ref, session))._unsafeUnwrap()).toMatchObject({
    outcome: 'completed',
    total: 50_00,
  });
  expect(await driftOf(database, time.clock.now())).toEqual([]);
});
