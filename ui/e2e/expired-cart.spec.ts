import { dateText } from '@shop/core/dates/date-text';
import { cartId } from '@shop/core/ids';
import { axeFindings } from './axe-findings.ts';
import { expireHolds } from './beside-shop.ts';
import { unfittingWords } from './fitting.ts';
import { cartLines } from './guest.ts';
import { carryOrder, fillCart } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

const unpaid = 'Shop.Cart.TooManyUnpaidPlaces';

test('tickets without places after the hold are named by a notice on the empty cart, also after a reload (R-ERROR-3, R-EXPECT-7)', async ({
  page,
  shop,
  provoke,
}) => {
  const word = wordsOf('de');
  const cart = await fillCart(page, shop.origin, 12);
  const notice = page.getByRole('region', { name: word('Cart.LostTitle') });
  await page.goto(pages.de.cart);
  await cart.leaveFree(0);
  expireHolds(shop.dataDir, cart.cartId);
  await cart.leaveFree(0);
  provoke(400, '/shopCheckOut/initializeOrder');
  await page.getByRole('link', { name: word('Cart.Next') }).click();

  await expect(notice).toContainText('12 × Termalija');
  await expect(notice).toContainText(dateText(cart.date, 'de'));
  await expect(page.getByText(word('ShopCheckOut.RefreshTransaction.ExpiredTicketsWereDeleted')).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: word('CartIsEmpty') })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('12 × 1');
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(notice).toContainText('12 × Termalija');
  await expect(page).toHaveURL(pages.de.cart);
});

test('the free places of an expired line are taken by keyboard, and after a refusal the line still says how many are free', async ({
  page,
  shop,
  pull,
  provoke,
}) => {
  const word = wordsOf('sl');
  const cart = await fillCart(page, shop.origin, 12);
  expireHolds(shop.dataDir, cart.cartId);
  await cart.leaveFree(6);
  await page.goto(pages.sl.cart);
  await expect(page.getByRole('region', { name: word('Cart.Expired') })).toContainText(word('Cart.RunOut'));
  await expect(page.getByText(word('Cart.FreePart', { quantity: 6, wanted: 12 }))).toBeVisible();
  provoke(400, '/shopCheckOut/initializeOrder');
  await page.getByRole('link', { name: word('Cart.Next') }).click();
  await expect(page.getByText(word('ShopCheckOut.RefreshTransaction.ExpiredTicketsPartlyFree'))).toBeVisible();
  await expect(page).toHaveURL(pages.sl.cart);

  await pull({ call: 'changeQuantity', refuse: unpaid });
  provoke(400, '/Shop/UpdateCartItem');
  const take = page.getByRole('button', { name: new RegExp(`^${word('Cart.Take', { quantity: 6 })}`) });
  await take.press('Enter');
  const toast = page.getByRole('alert').filter({ hasText: word(unpaid) });
  await toast.getByRole('button', { name: word('Toast.Close') }).click();
  await expect(toast).toHaveCount(0);
  await expect(cartLines(page, word)).toContainText(word('Cart.FreePart', { quantity: 6, wanted: 12 }));
  expect(await unfittingWords(page)).toEqual([]);
  await pull();
  await take.press('Enter');
  await expect(cartLines(page, word).getByRole('textbox')).toHaveValue('6');
  await expect(page.getByRole('region', { name: word('Cart.HoldTitle') })).toContainText(/\d\d:\d\d/);
  await expect(page.locator('main')).toContainText(/6 × \d+,\d\d/);
});

test('the end of the hold is shown in the checkout and in another window, and a press extends it up to the limit', async ({
  page,
  context,
  shop,
}) => {
  const word = wordsOf('sl');
  const cart = await fillCart(page, shop.origin, 2);
  const hold = page.getByRole('region', { name: word('Cart.HoldTitle') });
  const extend = hold.getByRole('button', { name: word('Cart.ExtendHold') });
  // A hold with five minutes left, of a first place half an hour ago.
  expireHolds(shop.dataDir, cart.cartId, { leftMinutes: 5, sinceMinutes: 30 });
  await page.goto(pages.sl.cart);
  const other = await context.newPage();
  await other.goto(pages.sl.list);
  const header = other.getByRole('banner');
  await header.locator('summary', { hasText: word('CartMenu.Title') }).click();
  const state = header.getByText(new RegExp(`^${word('CartMenu.HeldUntil', { time: '' })}`));
  const before = await state.textContent();
  const until = await hold.getByRole('status').textContent();
  await extend.press('Enter');
  await expect(hold.getByRole('status')).not.toHaveText(until ?? '');
  await expect(state).not.toHaveText(before ?? '');
  await expect(other.getByText(word('Cart.ChangedElsewhere'))).toHaveCount(0);
  await page.getByRole('link', { name: word('Cart.Next') }).click();
  await expect(page.getByRole('heading', { level: 1, name: word('PersonalInfo') })).toBeVisible();
  await expect(extend).toBeVisible();
  expireHolds(shop.dataDir, cart.cartId, { leftMinutes: 5, sinceMinutes: 50 });
  await page.goto(pages.sl.payment);
  await extend.click();
  await expect(hold).toContainText(word('Cart.HoldAtLimit'));
  await expect(extend).toHaveCount(0);
  await expect(hold).toBeFocused();
});

test('places whose hold ended are taken again on the pages of personal data and payment; where only a part is free, the cart page says so', async ({
  page,
  context,
  shop,
  provoke,
}) => {
  const word = wordsOf('sl');
  const order = await carryOrder(context, shop.origin);
  const [cart] = order.cookies;
  const cartOf = cartId(cart?.value ?? '');
  const over = page.getByRole('region', { name: word('Cart.Expired') });
  const held = page.getByRole('region', { name: word('Cart.HoldTitle') });
  const again = over.getByRole('button', { name: word('Cart.TakeAgain') });
  const seeAgain = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  await page.goto(pages.sl.buyer);
  await expect(held).toBeVisible();
  await page.locator('#firstName').fill('Maja');
  expireHolds(shop.dataDir, cartOf);
  await seeAgain();
  await expect(over).toContainText(word('Cart.RunOut'));
  expect(await axeFindings(page)).toEqual([]);
  await again.press('Enter');
  await expect(held.getByRole('status')).toContainText(/\d\d:\d\d/);
  await expect(over).toHaveCount(0);
  await expect(page.locator(':focus').getByRole('region', { name: word('Cart.HoldTitle') })).toBeVisible();
  await expect(page.locator('#firstName')).toHaveValue('Maja');

  expireHolds(shop.dataDir, cartOf);
  await page.goto(pages.sl.payment);
  await again.click();
  await expect(held.getByRole('status')).toContainText(/\d\d:\d\d/);
  await expect(page).toHaveURL(pages.sl.payment);

  const full = await fillCart(page, shop.origin, 12, 1);
  expireHolds(shop.dataDir, full.cartId);
  await full.leaveFree(6);
  await page.goto(pages.sl.payment);
  provoke(400, '/shopCheckOut/initializeOrder');
  await again.click();
  await expect(page).toHaveURL(pages.sl.cart);
  await expect(page.getByText(word('Cart.FreePart', { quantity: 6, wanted: 12 }))).toBeVisible();
});
