import { isTicket, type SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { orderIn } from '@shop/core/testing/paying-seller';
import { after, aSeller, at, bankSays, buyer, giftCards, payment } from '@shop/core/testing/seller-builders';
import { card } from '@shop/core/testing/seller-catalog-builder';
import { expect, it } from 'vitest';
import { fixedClock } from '../platform/clock/clocks.ts';
import { memorySellerStore } from '../store/memory/memory-seller-store.ts';
import { soldGoods } from './sold-goods.ts';

const validFor = (catalog: SellerCatalog, validMonths: number): SellerCatalog => {
  const sold = catalog.products.get(card);
  if (sold === undefined || isTicket(sold)) expect.fail();
  return { ...catalog, products: new Map(catalog.products).set(card, { ...sold, validMonths }) };
};

it('goods of a gift card are those of the catalog version that sold it', async () => {
  const host = aSeller();
  const command = giftCards(1);
  const id = command.newCartId;
  const filled = after({ ...host, catalog: validFor(host.catalog, 6) }, command);
  const sold = bankSays(after(after(filled, buyer(id)), payment(id)), id, 'captured');
  const store = memorySellerStore(sold, fixedClock(at.now, at.zone));
  const goods = async () => (await soldGoods(store, store.state().catalog, orderIn(sold), at.today))._unsafeUnwrap();
  expect(await goods()).toBeUndefined();
  store.become({ ...sold, catalog: { ...validFor(sold.catalog, 24), version: 2 } });
  expect((await goods())?.products.get(card)).toMatchObject({ validMonths: 6 });
});
