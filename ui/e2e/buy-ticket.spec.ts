import { testCards } from '@shop/adapters/payment-standin/test-cards';
import { orderPath } from '@shop/core/paths/order-path';
import { axeFindings } from './axe-findings.ts';
import { addTwoTickets, chooseFirstFreeDay, enterPersonalData, payAmount, payButton } from './guest.ts';
import { payWith } from './payment-page.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

for (const language of ['sl', 'de'] as const) {
  test(`a guest buys a day ticket in ${language} (R-REVIEW-9, R-ROLE-2, R-SHOP-2, R-STATE-4, R-TICKET-7)`, async ({
    page,
    words,
  }) => {
    const word = await words(language);
    await page.goto(pages[language].home);
    const heading = page.getByRole('heading', { level: 1 });
    const home = await heading.innerText();
    await page.locator(`a[href="${pages[language].list}"]`).first().click();
    // The home page links the ticket too, and a press while the pages change places would be lost.
    await expect(heading).not.toHaveText(home);
    await page
      .getByRole('link', { name: /Termalija/ })
      .first()
      .click();
    await expect(heading).toHaveText(/Termalija/);

    await chooseFirstFreeDay(page, word);
    await addTwoTickets(page, word);
    const summary = page.getByRole('complementary', { name: word('Checkout.Summary') });
    const amount = await summary.getByRole('strong').innerText();
    await page.getByRole('link', { name: word('Cart.Next') }).click();

    await expect(page.getByRole('heading', { level: 1, name: word('PersonalInfo') })).toBeVisible();
    await enterPersonalData(page, word);
    await expect(payAmount(page, word)).toHaveText(amount);
    await payButton(page, word).click();
    await payWith(page, language, testCards.paid);

    await expect(page).toHaveURL(new RegExp(`${pages[language].thanks}\\?`));
    await expect(page.getByText(word('Order.Number'), { exact: true })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: amount })).toBeVisible();
    await expect(page.getByRole('link', { name: word('Order.RetryPayment') })).toHaveCount(0);

    await page.reload();
    await expect(page.getByText(word('Order.Number'), { exact: true })).toBeVisible();

    await page.getByRole('link', { name: word('Papers.Open') }).click();
    await expect(page).toHaveURL(new RegExp(`${orderPath(language)}\\?key=[0-9a-f]{32}$`));
    await expect(page.getByRole('heading', { level: 2, name: word('Papers.Tickets') })).toBeVisible();
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(2);
    await expect(page).toHaveTitle(new RegExp(`^${word('Papers.Title')}`));
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(pages[language].cart);
    await expect(page.getByRole('heading', { name: word('CartIsEmpty') })).toBeVisible();
  });
}

test('a declined card loses nothing: cart and data are there, the second card pays', async ({ page, words }) => {
  const word = await words('sl');
  await page.goto(`${pages.sl.list}/termalija`);
  await chooseFirstFreeDay(page, word);
  await addTwoTickets(page, word);
  await page.getByRole('link', { name: word('Cart.Next') }).click();
  await enterPersonalData(page, word);
  await page.getByRole('button', { name: /Plačaj/ }).click();
  await payWith(page, 'sl', testCards.declined);
  await page.getByRole('link', { name: word('Order.RetryPayment') }).click();
  await expect(page.getByRole('heading', { level: 1, name: word('PaymentMethod') })).toBeVisible();
  await page.getByRole('link', { name: word('PersonalInfo') }).click();
  await expect(page.getByRole('textbox', { name: word('Customer.lastName') })).toHaveValue('Čuček-Šmid');
  await page.getByRole('button', { name: word('Continue'), exact: true }).click();
  await page.getByRole('button', { name: /Plačaj/ }).click();
  await payWith(page, 'sl', testCards.paid);
  await expect(page.getByText(word('Order.Number'), { exact: true })).toBeVisible();
});
