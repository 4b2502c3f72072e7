import { testCards } from '@shop/adapters/payment-standin/test-cards';
import { cartLines } from './cart-lines.ts';
import { fillCart } from './filled-cart.ts';
import { enterPersonalData, payButton } from './guest.ts';
import { payWith } from './payment-page.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { started } from './started-pages.ts';

test('a cart that one tab pays is paid in another one that speaks another language: by its button, by Back, and where its browser kept the page', async ({
  page,
  context,
  browser,
  shop,
  words,
}) => {
  const [sl, de] = [await words('sl'), await words('de')];
  const { cartId } = await fillCart(page, shop.origin, 2, 3);
  // Of a window that hears nothing of the others.
  const apart = await browser.newContext({ baseURL: shop.origin });
  await apart.addCookies([{ name: 'shopCart', value: cartId, url: shop.origin }]);
  const kept = await apart.newPage();
  await kept.goto(pages.de.cart);
  await started(kept);
  await page.goto(pages.sl.cart);
  await page.getByRole('link', { name: sl('Cart.Next') }).click();
  await enterPersonalData(page, sl);
  const other = await context.newPage();
  await other.goto(pages.de.cart);
  await expect(cartLines(other, de).first()).toBeVisible();
  await other.goto(pages.de.payment);
  await started(other);
  await payButton(page, sl).click();
  await payWith(page, 'sl', testCards.paid);
  await expect(page).toHaveURL(new RegExp(pages.sl.thanks));

  await payButton(other, de).click();
  await expect(other.getByText(de('ShopCheckOut.PaymentStart.AlreadyPaid')).first()).toBeVisible();
  await expect(other.getByRole('heading', { name: de('CartIsEmpty') })).toBeVisible();
  await other.goBack();
  await expect(other.getByRole('heading', { name: de('CartIsEmpty') })).toBeVisible();

  await expect(cartLines(kept, de).first()).toBeVisible();
  await kept.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(kept.getByRole('heading', { name: de('CartIsEmpty') })).toBeVisible();
  await apart.close();
});
