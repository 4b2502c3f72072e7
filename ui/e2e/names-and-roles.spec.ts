import { plainDays } from './days.ts';
import { moreButtons, takeOverForm } from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { openMenu } from './shop-tour.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('sl');

test.skip(process.env.TEST_START !== undefined, 'the words are of another day');

test('calendar, stepper, dialog, cart menu, toast, steps and error summary have their names and roles (R-GIFT-6, R-GIFT-7, R-SHELL-7 to R-SHELL-10, R-STATE-17)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const day = (await plainDays(page, 'termalija')).find(({ ticketsAvailable }) => ticketsAvailable > 100);
  await page.goto(`${pages.sl.list}/termalija`);
  const calendar = page.locator('form').filter({ has: page.getByRole('grid') });
  await expect(calendar).toMatchAriaSnapshot({ name: 'calendar.aria.yml' });
  await page.goto(`${pages.sl.list}/termalija?date=${day?.date}`);
  const more = moreButtons(page, word).first();
  await expect(more.locator('..')).toMatchAriaSnapshot({ name: 'stepper.aria.yml' });
  await expect(page.getByRole('navigation', { name: word('Ticket.Steps') })).toMatchAriaSnapshot({
    name: 'ticket-steps.aria.yml',
  });
  await more.click();
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'added-dialog.aria.yml' });
  await page
    .getByRole('dialog')
    .getByRole('link', { name: word('Added.ToCheckout') })
    .click();

  await expect(page.getByRole('heading', { level: 1, name: word('CartReview') })).toBeVisible();
  await openMenu(page, word, 'CartMenu.Title');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'cart-menu.aria.yml' });
  await page.goto(pages.sl.buyer);
  await takeOverForm(page);
  await page.getByRole('button', { name: word('Continue'), exact: true }).click();
  await expect(page.getByRole('alert')).toMatchAriaSnapshot({ name: 'error-summary.aria.yml' });
  await page.goto(pages.sl.cart);
  await page.getByRole('button', { name: new RegExp(word('Cart.RemoveItem', { name: '' })) }).click();
  await expect(page.getByRole('region', { name: word('Toast.Region') })).toMatchAriaSnapshot({
    name: 'toast.aria.yml',
  });

  await page.goto('/sl/darilni-boni/vrednostni-bon');
  await expect(page.getByRole('main').locator('form')).toMatchAriaSnapshot({ name: 'gift-card.aria.yml' });
  await page.goto('/sl/darilni-boni');
  await page.getByRole('link', { name: word('List.QuickBuyOf', { name: 'Vrednostni bon' }) }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'quick-buy.aria.yml' });
});
