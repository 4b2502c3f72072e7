import type { Locator } from '@playwright/test';
import { listenTo } from './announcements.ts';
import { cartLines, moreButtons, quantities } from './guest.ts';
import { fillCart } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { type Word, wordsOf } from './words.ts';

const cardOf = (place: Locator): Locator => place.getByRole('listitem').first();

const addButton = (card: Locator, word: Word): Locator =>
  card.getByRole('button', { name: new RegExp(`^${word('Upsell.AddOf', { name: '' })}`) });

/** Returns the controls of a popup, each with its position on the screen. */
const pressable = async (popup: Locator): Promise<readonly unknown[]> =>
  Promise.all(
    (await popup.locator('button, a').all()).map(async (one) => [await one.innerText(), await one.boundingBox()]),
  );

test('the dialog after an addition offers upsells that load late without moving its buttons (R-TICKET-14, R-TICKET-15)', async ({
  page,
  shop,
}) => {
  const word = wordsOf('de');
  const { promise: late, resolve: letOffersCome } = Promise.withResolvers<void>();
  await page.route('**/upsell-cards-*.js', (route) => late.then(() => route.continue()));
  const { date } = await fillCart(page, shop.origin, 1);
  await page.context().clearCookies();
  await page.goto(`${pages.de.list}/termalija?date=${date}`);
  await moreButtons(page, word).first().click();
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  const popup = page.getByRole('dialog', { name: word('Added.Title') });
  const offers = popup.getByRole('region', { name: word('Upsell.Title') });
  const card = cardOf(offers);
  await expect(popup).toBeVisible();
  const controls = await pressable(popup);
  expect(controls).toHaveLength(3);
  letOffersCome();
  await expect(card).toContainText(/\d,\d\d/);
  expect((await pressable(popup)).slice(0, controls.length)).toEqual(controls);
  const quantity = card.getByRole('textbox');
  await expect(quantity).toHaveValue('1');
  await quantity.fill('0');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');
  await moreButtons(card, word).click();
  await addButton(card, word).press('Enter');
  await expect(card.getByRole('status')).toContainText('2 ×');
  await expect(card).toContainText(word('Upsell.InCart', { quantity: 2 }));
  await expect(popup.getByRole('alert')).toHaveCount(0, { timeout: 500 });
  await expect(quantity).toHaveValue('1');
  await popup.getByRole('link', { name: word('Added.ToCheckout') }).click();
  await expect(
    page.getByRole('main').getByRole('button', { name: new RegExp(word('Cart.RemoveItem', { name: '' })) }),
  ).toHaveCount(2);
});

test('an upsell of the cart page is added by one press, and a removed line is restored in its place by one key press with the focus (R-REVIEW-5, R-REVIEW-8, R-REVIEW-10, R-STATE-15)', async ({
  page,
  shop,
}) => {
  const word = wordsOf('sl');
  const announcements = await listenTo(page);
  const expectAnnounced = (text: string) => expect.poll(() => announcements.join('\n')).toContain(text);
  await fillCart(page, shop.origin, 2);
  await page.goto(pages.sl.cart);
  const quantity = quantities(cartLines(page, word), word).first();
  const remove = page.getByRole('button', { name: new RegExp(word('Cart.RemoveItem', { name: '' })) });
  const undo = page.getByRole('button', { name: word('Cart.Undo') });
  await remove.press('Enter');
  await expect(page.getByRole('heading', { name: word('CartIsEmpty') })).toBeVisible();
  await expect(page.getByText(word('DeleteCartItemSuccess'))).toBeVisible();
  await expectAnnounced(word('DeleteCartItemSuccess'));
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription(new RegExp(word('Cart.Removed', { name: '2 ×' })));
  await undo.press('Enter');
  await expect(quantity).toHaveValue('2');
  await expect(quantity).toBeFocused();
  await expect(page.getByText(word('DeleteCartItemSuccess'))).toHaveCount(0);
  const summary = page.getByRole('complementary', { name: word('Checkout.Summary') });
  const before = await summary.innerText();
  await quantity.press('ArrowUp');
  await expect(summary).not.toHaveText(before, { useInnerText: true });
  await expectAnnounced(/\d+,\d{2}/.exec(await summary.innerText())?.[0] ?? 'no amount');

  const offers = page.getByRole('region', { name: word('Upsell.Title') });
  expect((await cardOf(offers).boundingBox())?.height).toBeLessThanOrEqual(72);
  await addButton(cardOf(offers), word).click();
  await expect(remove).toHaveCount(2);
  const titles = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const order = await titles();
  for (const line of [0, 1]) {
    await remove.nth(line).click();
    await expect(remove).toHaveCount(1);
    await undo.press('Enter');
    await expect(remove).toHaveCount(2);
    await page.reload();
    await expect(remove).toHaveCount(2);
    expect(await titles()).toEqual(order);
  }
});
