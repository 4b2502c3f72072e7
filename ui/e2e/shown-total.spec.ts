import { pageTranslations } from '@shop/adapters/payment-standin/translations';
import { addTwoTickets, chooseFirstFreeDay, enterPersonalData, payAmount } from './guest.ts';
import { raisePrices } from './raise-prices.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

const money = (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',')} €`;

const centsIn = (text: string | null): number =>
  Number(
    /(\d+),(\d{2})\s*€/
      .exec(text ?? '')
      ?.slice(1, 3)
      .join('') ?? Number.NaN,
  );

test.beforeEach(async ({ page, words }) => {
  const word = await words('sl');
  await page.goto(`${pages.sl.list}/termalija`);
  await chooseFirstFreeDay(page, word);
  await addTwoTickets(page, word);
  await page.getByRole('link', { name: word('Cart.Next') }).click();
  await enterPersonalData(page, word);
  // A page that is still loading its cart would show a new price before the button is pressed, and nothing were to be told.
  await page.goto(pages.sl.payment, { waitUntil: 'networkidle' });
});

test('a price that rises while the pay button is looked at is told with both totals before anything is opened', async ({
  page,
  shop,
  words,
  provoke,
}) => {
  const word = await words('sl');
  const button = page.getByRole('button', { name: /Plačaj/ });
  const shown = centsIn(await payAmount(page, word).textContent());
  raisePrices(shop.dataDir, 100);
  provoke(400, '/shopCheckOut/PaymentStart');
  await button.click();

  await expect(page).toHaveURL(new RegExp(`${pages.sl.cart}$`));
  const told = word('Payment.TotalChanged', { shown: money(shown), now: money(shown + 200) });
  await expect(page.getByText(told)).toBeVisible();
  await expect(page.locator('main')).toContainText(money(shown + 200));

  await page.goto(pages.sl.payment);
  await expect(payAmount(page, word)).toHaveText(money(shown + 200));
  await button.click();
  await expect(page.getByRole('heading', { level: 1, name: pageTranslations.sl.title })).toBeVisible();
  await expect(page.locator('body')).toContainText(money(shown + 200));
  raisePrices(shop.dataDir, -100);
});

test('while a payment runs, another tab shows its amounts in any language, and an older one is told', async ({
  page,
  context,
  shop,
  words,
}) => {
  const word = await words('sl');
  const button = page.getByRole('button', { name: /Plačaj/ });
  const shown = centsIn(await payAmount(page, word).textContent());
  const other = await context.newPage();
  raisePrices(shop.dataDir, 100);
  await other.goto(pages.sl.payment);
  const dearer = other.getByRole('button', { name: /Plačaj/ });
  await expect(payAmount(other, word)).toHaveText(money(shown + 200));
  raisePrices(shop.dataDir, -100);
  await button.click();
  await expect(page.getByRole('heading', { level: 1, name: pageTranslations.sl.title })).toBeVisible();
  raisePrices(shop.dataDir, 100);

  await dearer.click();
  const told = word('Payment.TotalChanged', { shown: money(shown + 200), now: money(shown) });
  await expect(other.getByText(told)).toBeVisible();
  for (const path of [pages.sl.cart, pages.de.cart, pages.de.payment]) {
    await other.goto(path);
    await expect(other.locator('main')).toContainText(money(shown));
    await expect(other.locator('main')).not.toContainText(money(shown + 200));
  }
  raisePrices(shop.dataDir, -100);
});
