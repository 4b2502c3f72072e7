import { testCards } from '@shop/adapters/payment/test-bank/test-cards';
import { pageTranslations } from '@shop/adapters/payment/test-bank/translations';
import { orderPath } from '@shop/core/paths/order-path';
import { guest, moreButtons, payButton, takeOverForm } from './guest.ts';
import { keyboardOf } from './keyboard.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('sl');

test('a ticket is bought with the keyboard alone with a visible focus at every step (R-EXPECT-11, R-EXPECT-16, R-REVIEW-9, R-ROLE-2, R-STATE-4, R-TICKET-7)', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { press, look, go, tabTo, backTo, type } = keyboardOf(page);
  const heading = page.getByRole('heading', { level: 1 });
  const button = (key: string) => page.getByRole('button', { name: word(key), exact: true });
  const main = page.getByRole('main');
  let amount = '';

  await test.step('the skip link leads past the header', async () => {
    await page.goto(pages.sl.home);
    await tabTo(page.getByRole('link', { name: word('SkipToContent') }));
    await press('Enter');
    await expect(main).toBeFocused();
  });

  await test.step('each page on the way to the ticket begins at its heading and has its own title', async () => {
    await tabTo(main.locator(`a[href="${pages.sl.list}"]`).first());
    await press('Enter');
    await expect(page).toHaveURL(pages.sl.list);
    await expect(heading).toBeFocused();
    await tabTo(main.getByRole('link', { name: /Termalija/ }).first());
    await press('Enter');
    await expect(heading).toHaveText(/Termalija/);
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(` – ${word('Ticket.StepDay')} \\| `));
  });

  await test.step('the day is chosen with arrows', async () => {
    await tabTo(page.getByRole('grid').getByRole('link'));
    // On a day with a discount the bar at the bottom is highest.
    const reduced = page.getByRole('grid').getByRole('link', { name: new RegExp(`, ${word('Calendar.Free')}.* % `) });
    await go('ArrowRight', reduced);
    await press('Space');
    await expect(page.getByRole('heading', { name: word('Ticket.PriceGroups') })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(` – ${word('Ticket.StepTickets')} \\| `));
  });

  const more = moreButtons(page, word).first();
  const dialog = page.getByRole('dialog', { name: word('Added.Title') });
  await test.step('the dialog takes the focus, keeps it and returns it', async () => {
    await tabTo(more);
    await press('Space');
    await tabTo(button('Ticket.AddToCart'));
    await press('Enter');
    await expect(dialog).toBeVisible();
    await look();
    const stops = await dialog.getByRole('button').or(dialog.getByRole('link')).count();
    for (let stop = 0; stop < stops; stop += 1) {
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await press('Tab');
    }
    await press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button('Ticket.AddToCart')).toBeFocused();
    await backTo(more);
    await press('Space');
    await tabTo(button('Ticket.AddToCart'));
    await press('Enter');
    await expect(dialog).toBeVisible();
    await tabTo(dialog.getByRole('link', { name: word('Added.ToCheckout') }));
    await press('Enter');
    await expect(heading).toHaveText(word('CartReview'));
    await expect(heading).toBeFocused();
  });

  await test.step('the cart menu returns the focus, and arrows change the quantity', async () => {
    const menu = page
      .getByRole('navigation', { name: word('Header.Navigation') })
      .locator('summary')
      .last();
    await backTo(menu);
    await press('Enter');
    await tabTo(page.getByRole('link', { name: word('CartMenu.ToCheckout'), exact: true }));
    await press('Escape');
    await expect(menu).toBeFocused();
    const quantity = main.getByRole('textbox').first();
    await tabTo(quantity);
    await press('ArrowUp');
    await expect(quantity).toHaveValue('3');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    amount = await page
      .getByRole('complementary', { name: word('Checkout.Summary') })
      .getByRole('strong')
      .innerText();
    await tabTo(main.getByRole('link', { name: word('Cart.Next') }));
    await press('Enter');
    await expect(heading).toHaveText(word('PersonalInfo'));
    await expect(heading).toBeFocused();
  });

  await test.step('an invalid form focuses its first field and is filled in', async () => {
    await takeOverForm(page);
    await tabTo(button('Continue'));
    await press('Enter');
    const field = (name: string) => page.getByRole('textbox', { name: word(`Customer.${name}`), exact: true });
    await expect(field('firstName')).toBeFocused();
    await expect(field('firstName')).toHaveAccessibleDescription(new RegExp(word('FirstNameRequired')));
    await look();
    for (const [name, text] of Object.entries(guest)) {
      if (name === 'phoneNumber') {
        await tabTo(page.getByRole('combobox', { name: word('Customer.country') }));
        await type('Slovenija');
      }
      if (name !== 'firstName') await tabTo(field(name));
      await type(text);
    }
    await tabTo(button('Continue'));
    await press('Enter');
    await expect(heading).toHaveText(word('PaymentMethod'));
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(word('PaymentMethod')));
  });

  await test.step('arrows change the payment method, and the card pays', async () => {
    const tab = (key: string) => page.getByRole('tab', { name: word(key) });
    await tabTo(tab('Payment.TabCard'));
    await go('ArrowRight', tab('Payment.TabReserve'));
    await expect(tab('Payment.TabReserve')).toHaveAttribute('aria-selected', 'true');
    await go('ArrowLeft', tab('Payment.TabCard'));
    await expect(payButton(page, word)).toContainText(amount);
    await tabTo(payButton(page, word));
    await press('Enter');
    const { number, expiry, cvc, holder, pay } = pageTranslations.sl;
    for (const [name, text] of [
      [number, testCards.paid],
      [expiry, '12/39'],
      [cvc, '123'],
      [holder, 'Ana'],
    ] as const) {
      const box = page.getByRole('textbox', { name });
      await expect(box).toBeVisible();
      if (!(await box.evaluate((element) => element === document.activeElement))) await tabTo(box);
      await type(text);
    }
    await tabTo(page.getByRole('button', { name: pay }));
    await press('Enter');
    // The texts appear before the styles.
    await page.waitForURL(new RegExp(pages.sl.thanks));
    await expect(page.getByText(word('Order.Number'), { exact: true })).toBeVisible();
    await expect(heading).toHaveText(/^Hvala/);
    await expect(page).toHaveTitle(/^Hvala/);
    await expect(page.getByRole('definition').filter({ hasText: amount })).toBeVisible();
    await tabTo(page.getByRole('link', { name: word('Order.BackToShop') }));
  });

  await test.step('the order has a code for every person after a reload, and the cart is empty', async () => {
    await page.reload();
    await page.getByRole('link', { name: word('Papers.Open') }).click();
    await expect(page).toHaveURL(new RegExp(`${orderPath('sl')}\\?key=[0-9a-f]{32}$`));
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(3);
    await expect(page).toHaveTitle(new RegExp(`^${word('Papers.Title')}`));
    await page.goto(pages.sl.cart);
    await expect(page.getByRole('heading', { name: word('CartIsEmpty') })).toBeVisible();
  });
});
