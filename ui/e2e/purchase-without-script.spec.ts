import type { Locator, Page } from '@playwright/test';
import { testCards } from '@shop/adapters/payment-standin/test-cards';
import { cartLines } from './cart-lines.ts';
import { plainDays } from './days.ts';
import { enterPersonalData, payButton } from './guest.ts';
import { payWith } from './payment-page.ts';
import { pages } from './shop-pages.ts';
import { expect, test, type Word } from './shop-test.ts';

test.use({ javaScriptEnabled: false });

/** A card whose worth is chosen, in both languages. */
const giftCards = { sl: '/sl/darilni-boni/vrednostni-bon', de: '/de/geschenkgutscheine/wertgutschein' };

const any = (word: Word, key: Parameters<Word>[0]) => new RegExp(word(key, { name: '' }).trim());

const fields = (page: Page | Locator, word: Word) =>
  page.getByRole('textbox', { name: any(word, 'Ticket.QuantityOf') });

/** Step 2 of a day on which twenty are free. */
const openFreeDay = async (page: Page, language: 'sl' | 'de'): Promise<void> => {
  const [day] = (await plainDays(page, 'termalija')).filter(({ ticketsAvailable }) => ticketsAvailable > 20);
  await page.goto(`${pages[language].list}/termalija?date=${day?.date}`);
};

for (const language of ['sl', 'de'] as const) {
  test(`tickets are put into the cart, changed and removed without script in ${language} (R-REVIEW-1, R-REVIEW-2)`, async ({
    page,
    words,
  }) => {
    const word = await words(language);
    await openFreeDay(page, language);
    await page
      .getByRole('button', { name: any(word, 'Ticket.Increase') })
      .first()
      .click();
    await expect(fields(page, word).first()).toHaveValue('1');
    await fields(page, word).nth(1).fill('2');
    await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
    await expect(page).toHaveURL(pages[language].cart);
    await expect(page.getByText(word('Added.Title'))).toBeVisible();
    const lines = cartLines(page, word);
    await expect(fields(lines, word)).toHaveCount(2);
    await expect(fields(lines, word).nth(1)).toHaveValue('2');
    await fields(lines, word).nth(0).fill('3');
    await fields(lines, word).nth(0).press('Enter');
    await expect(fields(lines, word).nth(0)).toHaveValue('3');
    await lines
      .getByRole('button', { name: any(word, 'Ticket.Decrease') })
      .nth(1)
      .click();
    await expect(fields(lines, word).nth(1)).toHaveValue('1');
    await fields(lines, word).nth(0).fill('4');
    await page
      .getByRole('button', { name: word('Cart.Update') })
      .first()
      .click();
    await expect(fields(lines, word).nth(0)).toHaveValue('4');
    await page
      .getByRole('button', { name: any(word, 'Cart.RemoveItem') })
      .first()
      .click();
    await expect(page.getByText(word('DeleteCartItemSuccess'))).toBeVisible();
    await expect(fields(lines, word)).toHaveCount(1);
    await page.getByRole('button', { name: any(word, 'Cart.RemoveItem') }).click();
    await expect(page.getByRole('heading', { name: word('CartIsEmpty') })).toBeVisible();
  });

  test(`a ticket is bought without script in ${language}`, async ({ page, words }) => {
    const word = await words(language);
    await openFreeDay(page, language);
    await fields(page, word).first().fill('2');
    await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
    await page.getByRole('link', { name: word('Cart.Next') }).click();
    await enterPersonalData(page, word);
    await expect(page.getByRole('button', { name: word('Payment.Reserve') })).toBeVisible();
    await payButton(page, word).click();
    await payWith(page, language, testCards.paid);
    await expect(page).toHaveURL(new RegExp(`${pages[language].thanks}\\?`));
    await expect(page.getByText(word('Order.Number'), { exact: true })).toBeVisible();
  });

  test(`a gift card is put into the cart, changed and removed without script in ${language}`, async ({
    page,
    words,
  }) => {
    const word = await words(language);
    await page.goto(giftCards[language]);
    const detail = page.getByRole('textbox', { name: any(word, 'Ticket.QuantityOf') });
    await detail.first().fill('0');
    await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
    await expect(page.getByText(word('GiftCard.NothingChosen'))).toBeVisible();
    await detail.first().fill('2');
    await page.getByRole('textbox', { name: word('GiftCard.Amount') }).fill('120');
    await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
    await expect(page).toHaveURL(pages[language].cart);
    const lines = cartLines(page, word);
    await expect(fields(lines, word)).toHaveValue('2');
    await expect(
      page
        .getByRole('main')
        .getByText(/240[,.]00/)
        .first(),
    ).toBeVisible();
    await lines.getByRole('button', { name: any(word, 'Ticket.Increase') }).click();
    await expect(fields(lines, word)).toHaveValue('3');
    await expect(
      page
        .getByRole('main')
        .getByText(/360[,.]00/)
        .first(),
    ).toBeVisible();
    await page.getByRole('button', { name: any(word, 'Cart.RemoveItem') }).click();
    await expect(page.getByRole('heading', { name: word('CartIsEmpty') })).toBeVisible();
  });
}
