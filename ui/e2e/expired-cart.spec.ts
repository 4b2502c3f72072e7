import type { Page } from '@playwright/test';
import { dateText } from '@shop/core/dates/date-text';
import { axeFindings } from './axe-findings.ts';
import { cartLines } from './cart-lines.ts';
import { expireHolds } from './expire-holds.ts';
import { fillCart } from './filled-cart.ts';
import { unfittingWords } from './fitting.ts';
import { enterPersonalData } from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect, test, type Word } from './shop-test.ts';

const quantity = (page: Page, word: Word) =>
  cartLines(page, word).getByRole('textbox', { name: new RegExp(word('Ticket.QuantityOf', { name: '' }).trim()) });

const gone = (page: Page, word: Word) => page.getByRole('region', { name: word('Cart.LostTitle') });

const expectAccessible = async (page: Page): Promise<void> => {
  expect(await axeFindings(page)).toEqual([]);
};

for (const language of ['sl', 'de'] as const) {
  test(`tickets whose places are gone are named by a notice that stays, and the page shows nothing else than the cart (${language}) (R-EXPECT-7)`, async ({
    page,
    shop,
    words,
    provoke,
  }) => {
    const word = await words(language);
    const cart = await fillCart(page, shop.origin, 12);
    await page.goto(pages[language].cart);
    await expect(quantity(page, word)).toHaveValue('12');
    await cart.leaveFree(0);
    expireHolds(shop.dataDir, cart.cartId);
    await cart.leaveFree(0);
    provoke(400, '/shopCheckOut/initializeOrder');
    await page.getByRole('link', { name: word('Cart.Next') }).click();

    await expect(gone(page, word)).toContainText('12 × Termalija');
    await expect(gone(page, word)).toContainText(dateText(cart.date, language));
    await expect(
      page.getByText(word('ShopCheckOut.RefreshTransaction.ExpiredTicketsWereDeleted')).first(),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: word('CartIsEmpty') })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('12 × 1');
    await expectAccessible(page);
    await page.reload();
    await expect(gone(page, word)).toContainText('12 × Termalija');
    await expect(page).toHaveURL(pages[language].cart);
  });
}

test('what is free in part is offered: six of twelve, with one press, by keyboard', async ({
  page,
  shop,
  words,
  provoke,
}) => {
  const word = await words('sl');
  const cart = await fillCart(page, shop.origin, 12);
  expireHolds(shop.dataDir, cart.cartId);
  await cart.leaveFree(6);
  await page.goto(pages.sl.cart);
  await expect(page.getByRole('region', { name: word('Cart.Expired') })).toContainText(word('Cart.RunOut'));
  await expect(page.getByText(word('Cart.FreePart', { quantity: 6, wanted: 12 }))).toBeVisible();
  await expectAccessible(page);

  provoke(400, '/shopCheckOut/initializeOrder');
  await page.getByRole('link', { name: word('Cart.Next') }).click();
  await expect(page.getByText(word('ShopCheckOut.RefreshTransaction.ExpiredTicketsPartlyFree'))).toBeVisible();
  await expect(page).toHaveURL(pages.sl.cart);
  await expect(gone(page, word)).toHaveCount(0);

  await page.getByRole('button', { name: new RegExp(`^${word('Cart.Take', { quantity: 6 })}`) }).press('Enter');
  await expect(quantity(page, word)).toHaveValue('6');
  await expect(page.getByRole('region', { name: word('Cart.HoldTitle') })).toContainText(/\d\d:\d\d/);
  await expect(page.locator('main')).toContainText(/6 × \d+,\d\d/);
  await page.getByRole('link', { name: word('Cart.Next') }).click();
  await expect(page.getByRole('heading', { level: 1, name: word('PersonalInfo') })).toBeVisible();
});

test('places that may not be taken again yet say so beside their button, also when the toast has gone', async ({
  page,
  shop,
  words,
  pull,
  provoke,
}) => {
  const word = await words('sl');
  const cart = await fillCart(page, shop.origin, 2);
  expireHolds(shop.dataDir, cart.cartId);
  await page.goto(pages.sl.cart);
  await pull({ call: 'changeQuantity', refuse: 'Shop.Cart.TooManyUnpaidPlaces' });
  provoke(400, '/Shop/UpdateCartItem');
  const again = page.getByRole('button', { name: new RegExp(`^${word('Cart.TakeAgain')}`) });
  await again.press('Enter');
  const toast = page.getByRole('alert').filter({ hasText: word('Shop.Cart.TooManyUnpaidPlaces') });
  await toast.getByRole('button', { name: word('Toast.Close') }).click();
  await expect(toast).toHaveCount(0);
  await expect(cartLines(page, word)).toContainText(word('Shop.Cart.TooManyUnpaidPlaces'));
  expect(await unfittingWords(page)).toEqual([]);
  await expectAccessible(page);
  await pull();
  await again.press('Enter');
  await expect(page.getByRole('region', { name: word('Cart.HoldTitle') })).toContainText(/\d\d:\d\d/);
  await expect(cartLines(page, word)).not.toContainText(word('Shop.Cart.TooManyUnpaidPlaces'));
});

test('what is all free is taken again on going on, and where all is gone that is said at the line', async ({
  page,
  shop,
  words,
}) => {
  const word = await words('sl');
  const cart = await fillCart(page, shop.origin, 3);
  expireHolds(shop.dataDir, cart.cartId);
  await page.goto(pages.sl.cart);
  await expect(page.getByText(word('Cart.FreeAll'))).toBeVisible();
  await page.getByRole('link', { name: word('Cart.Next') }).click();
  await expect(page.getByRole('heading', { level: 1, name: word('PersonalInfo') })).toBeVisible();
  await expect(page.getByRole('region', { name: word('Cart.HoldTitle') })).toBeVisible();
  expireHolds(shop.dataDir, cart.cartId);
  await cart.leaveFree(0);
  await page.goto(pages.sl.cart);
  await expect(page.getByText(word('Cart.FreeNone'))).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(word('Cart.RemoveItem', { name: '' })) })).toBeEnabled();
});

test('the deadline stands on every page of the checkout, and more time is one press away until the hour is over', async ({
  page,
  shop,
  words,
}) => {
  const word = await words('sl');
  const cart = await fillCart(page, shop.origin, 2);
  const hold = page.getByRole('region', { name: word('Cart.HoldTitle') });
  const extend = hold.getByRole('button', { name: word('Cart.ExtendHold') });
  // A hold with five minutes left, of a first place half an hour ago.
  expireHolds(shop.dataDir, cart.cartId, { leftMinutes: 5, sinceMinutes: 30 });
  await page.goto(pages.sl.cart);
  const until = await hold.getByRole('status').textContent();
  await extend.press('Enter');
  await expect(hold.getByRole('status')).not.toHaveText(until ?? '');
  await page.getByRole('link', { name: word('Cart.Next') }).click();
  await expect(page.getByRole('heading', { level: 1, name: word('PersonalInfo') })).toBeVisible();
  await expect(extend).toBeVisible();
  await expectAccessible(page);
  await enterPersonalData(page, word);
  await expect(extend).toBeVisible();

  expireHolds(shop.dataDir, cart.cartId, { leftMinutes: 5, sinceMinutes: 50 });
  await page.goto(pages.sl.payment);
  await extend.click();
  await expect(hold).toContainText(word('Cart.HoldAtLimit'));
  await expect(extend).toHaveCount(0);
  await expect(hold).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page that says why places may not be taken again yet shows their line', async ({
    page,
    shop,
    words,
    pull,
  }) => {
    const word = await words('de');
    const cart = await fillCart(page, shop.origin, 2);
    expireHolds(shop.dataDir, cart.cartId);
    await page.goto(pages.de.cart);
    await pull({ call: 'changeQuantity', refuse: 'Shop.Cart.TooManyUnpaidPlaces' });
    await page.getByRole('button', { name: new RegExp(`^${word('Cart.TakeAgain')}`) }).click();
    const told = cartLines(page, word).getByText(word('Shop.Cart.TooManyUnpaidPlaces'));
    await expect(told).toBeVisible();
    // Between the header and the bar, which lie over the page.
    const { y, height } = (await told.boundingBox()) ?? { y: Number.NaN, height: 0 };
    const bar = (await page.getByRole('complementary').last().boundingBox()) ?? { y: Number.NaN, height: 0 };
    expect(y + height).toBeLessThan(bar.y);
    expect(y).toBeGreaterThan(64);
  });
});
