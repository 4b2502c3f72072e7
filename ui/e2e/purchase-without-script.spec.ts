import { testCards } from '@shop/adapters/payment/test-bank/test-cards';
import { plainDays, turnMonthsTo } from './days.ts';
import { cartLines, enterPersonalData, moreButtons, named, payButton, payWith, quantities } from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('de');

test.use({ javaScriptEnabled: false });

const code = 'DOBRODOSLI10';

// All pages in all languages, and every form, such as those of gift cards and upsells:
// contract-tests/src/every-address.test.ts, contract-tests/src/walk/walk.prop.test.ts.
test('without script tickets of a day are added, changed, removed and bought (R-REVIEW-1, R-REVIEW-2)', async ({
  page,
}) => {
  const grid = page.getByRole('grid');
  await page.goto(pages.de.home);
  await page.locator(`main a[href="${pages.de.list}"]`).first().click();
  await expect(page).toHaveURL(pages.de.list);
  await page
    .getByRole('link', { name: /Termalija/ })
    .first()
    .click();
  await page.getByRole('button', { name: word('Next'), exact: true }).click();
  await expect(page.getByText(word('DateIsNotSelected'))).toBeVisible();
  await expect(grid.locator('a[tabindex]')).toHaveCount(0);
  const [, day] = (await plainDays(page, 'termalija')).filter(({ ticketsAvailable }) => ticketsAvailable > 20);
  const link = grid.locator(`a[href$="${day?.date}"]`);
  await turnMonthsTo(page, word, link);
  await expect(grid.first()).toBeInViewport();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`date=${day?.date}$`));

  await moreButtons(page, word).first().click();
  await expect(quantities(page, word).first()).toHaveValue('1');
  await quantities(page, word).nth(1).fill('2');
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(page).toHaveURL(pages.de.cart);
  await expect(page.getByText(word('Added.Title'))).toBeVisible();
  const lines = cartLines(page, word);
  await expect(quantities(lines, word)).toHaveCount(2);
  await quantities(lines, word).nth(0).fill('3');
  await quantities(lines, word).nth(0).press('Enter');
  await expect(quantities(lines, word).nth(0)).toHaveValue('3');
  await lines
    .getByRole('button', { name: named(word, 'Ticket.Decrease') })
    .nth(1)
    .click();
  await expect(quantities(lines, word).nth(1)).toHaveValue('1');
  await quantities(lines, word).nth(0).fill('21');
  await quantities(lines, word).nth(0).press('Enter');
  const refusal = lines.getByText(word('Ticket.MaxPersons', { max: 20 }));
  await expect(refusal).toBeVisible();
  // Between the header and the bar, which cover the page.
  const { y, height } = (await refusal.boundingBox()) ?? { y: Number.NaN, height: 0 };
  const bar = (await page.getByRole('complementary').last().boundingBox()) ?? { y: Number.NaN, height: 0 };
  expect(y + height).toBeLessThan(bar.y);
  expect(y).toBeGreaterThan(64);
  await quantities(lines, word).nth(0).fill('4');
  await page
    .getByRole('button', { name: word('Cart.Update') })
    .first()
    .click();
  await expect(quantities(lines, word).nth(0)).toHaveValue('4');

  await page.locator('summary', { hasText: word('Promo.Title') }).click();
  await page.getByRole('textbox', { name: word('Promo.Field') }).fill(code);
  await page.getByRole('button', { name: word('Promo.Apply') }).click();
  const applied = page.getByRole('region', { name: word('Price.promo', { code }) });
  await expect(applied).toBeVisible();
  await page.getByRole('button', { name: word('Promo.RemoveOf', { code }) }).click();
  await expect(applied).toHaveCount(0);
  await page
    .getByRole('button', { name: named(word, 'Cart.RemoveItem') })
    .last()
    .click();
  await expect(page.getByText(word('DeleteCartItemSuccess'))).toBeVisible();
  await expect(quantities(lines, word)).toHaveCount(1);

  await page.getByRole('link', { name: word('Cart.Next') }).click();
  await enterPersonalData(page, word);
  await expect(page.getByRole('button', { name: word('Payment.Reserve') })).toBeVisible();
  await payButton(page, word).click();
  await payWith(page, 'de', testCards.paid);
  await expect(page).toHaveURL(new RegExp(`${pages.de.thanks}\\?`));
  await expect(page.getByText(word('Order.Number'), { exact: true })).toBeVisible();
});
