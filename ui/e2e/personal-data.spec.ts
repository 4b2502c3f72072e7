import type { Page } from '@playwright/test';
import { guest, takeOverForm } from './guest.ts';
import { carryOrder, fillCart } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { wideScreen } from './widths.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('sl');
const goOn = (page: Page) => page.getByRole('button', { name: word('Continue'), exact: true });

/** An entry of a browser's address book, by the autofill tokens of the HTML standard. */
const addressBook: Readonly<Record<string, string>> = {
  'given-name': guest.firstName,
  'family-name': guest.lastName,
  email: guest.email,
  'address-line1': guest.address,
  'postal-code': guest.postCode,
  'address-level2': guest.city,
  country: 'SI',
  tel: guest.phoneNumber,
};

/** Fills in all fields at once, as autofill does: by token, without keys and focus. Runs in the page. */
const autofill = (book: Readonly<Record<string, string>>) => {
  for (const [token, text] of Object.entries(book)) {
    for (const field of document.querySelectorAll(`form:has(#firstName) [autocomplete="${token}"]`)) {
      const kind: object = Object.getPrototypeOf(field);
      Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, text);
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
    }
  }
};

test('the form of personal data keeps and sends what autofill enters before and after its script starts (R-EXPECT-11)', async ({
  page,
  shop,
}) => {
  await fillCart(page, shop.origin, 1);
  await page.goto(pages.sl.buyer);
  await page.evaluate(autofill, addressBook);
  await takeOverForm(page);
  const expectFilled = async (): Promise<void> => {
    for (const [field, text] of Object.entries({ ...guest, country: 'SI' }))
      await expect(page.locator(`#${field}`)).toHaveValue(text);
  };
  await expectFilled();
  await page.evaluate(autofill, Object.fromEntries(Object.keys(addressBook).map((token) => [token, ''])));
  await expect(page.locator('#lastName')).toHaveValue('');
  await page.evaluate(autofill, addressBook);
  await expectFilled();
  await goOn(page).click();
  await expect(page).toHaveURL(pages.sl.payment);
});

test('on a phone the amount and the button stay in view of the form and cover no focused field (R-EXPECT-16)', async ({
  page,
  context,
  shop,
}) => {
  await carryOrder(context, shop.origin);
  await page.goto(pages.sl.buyer);
  for (const field of ['firstName', 'email', 'address', 'country', 'phoneNumber', 'loyaltyId']) {
    await page.locator(`#${field}`).focus();
    await expect(goOn(page)).toBeInViewport({ ratio: 1 });
    const [used, bar] = [
      await page.locator(`#${field}`).boundingBox(),
      await goOn(page).locator('../..').boundingBox(),
    ];
    expect((used?.y ?? 0) + (used?.height ?? 0), field).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await expect(goOn(page).locator('../..')).toContainText(/\d,\d\d/);
});

test.describe('on a wide screen', () => {
  test.use(wideScreen);

  test('the summary stays in view beside the form of personal data and can be read to its end in a low window', async ({
    page,
    context,
    shop,
  }) => {
    await carryOrder(context, shop.origin);
    await page.goto(pages.sl.buyer);
    const order = page.getByRole('complementary', { name: word('Checkout.Summary') });
    const change = order.getByRole('link', { name: word('Checkout.ChangeOrder') });
    for (const height of [900, 300]) {
      await page.setViewportSize({ width: 1440, height });
      await page.locator('#loyaltyId').focus();
      await expect(order).toBeInViewport({ ratio: 1 });
      await change.focus();
      await expect(change).toBeInViewport({ ratio: 0.9 });
    }
  });
});
