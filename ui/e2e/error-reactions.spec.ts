import type { Page } from '@playwright/test';
import { payButton, takeOverForm } from './guest.ts';
import { prepareOrder } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test, type Word } from './shop-test.ts';

// Pages of their own: what fails here is told on the console, and the tests' page takes no complaint.

const answered = (page: Page, call: string, status: number, json: object): Promise<unknown> =>
  page.route(`**/${call}*`, (route) => route.fulfill({ status, json }));

/** A toast is told, and closed so that the next one is a new one. */
const expectToast = async (page: Page, word: Word, key: string): Promise<void> => {
  const toasts = page.getByRole('region', { name: word('Toast.Region') });
  await expect(toasts.getByText(word(key), { exact: true })).toBeVisible();
  await toasts.getByRole('button', { name: word('Toast.Close') }).click();
};

const frozen = 'Shop.Cart.PaymentRunning';
const paid = 'ShopCheckOut.PaymentStart.AlreadyPaid';

for (const language of ['sl', 'de'] as const) {
  test(`what fails in checkout: a toast where one is, the cart with the code, the cart signal, or silence (${language}) (R-ERROR-3, R-ERROR-12)`, async ({
    browser,
    shop,
    words,
    pull,
  }) => {
    const word = await words(language);
    const { cookies } = await prepareOrder(shop.origin);
    const page = await browser.newPage({ baseURL: shop.origin });
    await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: shop.origin })));
    const at = (place: 'cart' | 'buyer' | 'payment') => expect(page).toHaveURL(shop.origin + pages[language][place]);
    await page.goto(pages[language].cart);
    await page.getByRole('link', { name: word('Cart.Next') }).click();
    await takeOverForm(page);

    // Personal data that a rule refuses: a toast, and nothing that was typed is lost.
    const phone = page.getByRole('textbox', { name: word('Customer.phoneNumber'), exact: true });
    await phone.fill('040 765 432');
    await pull({ call: 'saveCustomer', refuse: frozen });
    await page.getByRole('button', { name: word('Continue'), exact: true }).click();
    await expectToast(page, word, frozen);
    await at('buyer');
    await expect(phone).toHaveValue('040 765 432');
    await pull();

    // A reservation check that fails: a loader over the whole page as long as it runs, then the common words, and paying goes on
    // without the reserve tab.
    const { promise: seen, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/GetAvailablePaymentTypes/**', async (route) => {
      await seen;
      await route.fulfill({ status: 400, json: { errorCodes: ['A.Foreign.Code'] } });
    });
    await page.getByRole('button', { name: word('Continue'), exact: true }).click();
    const loader = page.getByRole('progressbar', { name: word('Loading') });
    await expect(loader).toBeVisible();
    expect(await loader.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    answer();
    await expect(loader).toHaveCount(0);
    await expectToast(page, word, 'Error');
    await at('payment');
    await expect(page.getByRole('tab')).toHaveCount(0);

    // A payment that nobody answers: a toast, and the button again.
    await pull({ call: 'startPayment', outOfReach: 'network' });
    await payButton(page, word).click();
    await expectToast(page, word, 'Error');
    await at('payment');

    // One that is refused: the cart in place of the payment, with the code.
    await pull({ call: 'startPayment', refuse: paid });
    await payButton(page, word).click();
    await expectToast(page, word, paid);
    await at('cart');
    await page.goBack();
    await at('buyer');
    await pull();

    // Checkout's data answered with 400, without any code.
    await page.goto(pages[language].cart);
    await answered(page, 'initializeOrder', 400, {});
    await expect(async () => {
      await page.getByRole('link', { name: word('Cart.Next') }).click();
      await expect(page.getByRole('region', { name: word('Toast.Region') })).toContainText(word('Error'), {
        timeout: 1000,
      });
    }).toPass();
    await at('cart');
    await expectToast(page, word, 'Error');

    // A removal: the toast, and the signal that the header's cart listens to.
    const badge = page.getByRole('banner').locator('summary').last();
    await expect(badge).toContainText('2');
    await page.getByRole('button', { name: new RegExp(word('Cart.RemoveItem', { name: '.*' })) }).click();
    await expectToast(page, word, 'DeleteCartItemSuccess');
    await expect(badge).not.toContainText('2');
    await page.close();
  });
}
