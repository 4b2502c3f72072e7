import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testCards } from '@shop/adapters/payment-standin/test-cards';
import { pageTranslations } from '@shop/adapters/payment-standin/translations';
import { sampleTitles } from '@shop/adapters/sample/testing/sample-words';
import { axeFindings } from './axe-findings.ts';
import { cartLines } from './cart-lines.ts';
import { addTwoTickets, chooseFirstFreeDay, enterPersonalData } from './guest.ts';
import { payWith } from './payment-page.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { started } from './started-pages.ts';

const title = sampleTitles('sl');

test.beforeEach(async ({ page, words }) => {
  const word = await words('sl');
  await page.goto(`${pages.sl.list}/termalija`);
  await chooseFirstFreeDay(page, word);
  await addTwoTickets(page, word);
  await page.getByRole('link', { name: word('Cart.Next') }).click();
  await enterPersonalData(page, word);
  await started(page);
});

test('a payment rejected at the 3-D Secure step is told in words of its own, takes no money and can be tried again', async ({
  page,
  words,
}) => {
  const word = await words('sl');
  await page.getByRole('button', { name: /Plačaj/ }).click();
  await payWith(page, 'sl', testCards.challenged);
  await expect(page.getByRole('heading', { level: 1, name: pageTranslations.sl.confirmTitle })).toBeVisible();
  await page.getByRole('button', { name: pageTranslations.sl.reject }).click();

  await expect(page).toHaveURL(new RegExp(`${pages.sl.thanks}\\?.*status=3`));
  await expect(page.getByRole('heading', { level: 1, name: title('notConfirmed') })).toBeVisible();
  await expect(page.getByText(word('Order.Number'), { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: word('Order.RetryPayment') }).click();
  await expect(page.getByRole('heading', { level: 1, name: word('PaymentMethod') })).toBeVisible();

  await page.getByRole('button', { name: /Plačaj/ }).click();
  await payWith(page, 'sl', testCards.challenged);
  await page.getByRole('button', { name: pageTranslations.sl.confirm, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title('ticketCompleted') })).toBeVisible();
});

test('a double click on the pay button opens one payment', async ({ page, shop, pull }) => {
  const opened = async (): Promise<number> => {
    const ledger = await readFile(join(shop.dataDir, 'payments.jsonl'), 'utf8').catch(() => '');
    return ledger.split('\n').filter((line) => line.includes('"type":"opened"')).length;
  };
  const openedBefore = await opened();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/shopCheckOut/PaymentStart')) asked += 1;
  });
  // Slow enough for both clicks to fall before the answer.
  await pull({ call: 'startPayment', slow: 500 });
  await page.getByRole('button', { name: /Plačaj/ }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: pageTranslations.sl.title })).toBeVisible();
  expect(asked).toBe(1);
  expect((await opened()) - openedBefore).toBe(1);
});

test('whoever comes back from the bank by Back is told that a payment runs, closes it and changes the cart', async ({
  page,
  words,
}) => {
  const word = await words('sl');
  await page.getByRole('button', { name: /Plačaj/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: pageTranslations.sl.title })).toBeVisible();
  const paymentPage = page.url();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: word('PaymentMethod') })).toBeVisible();
  await expect(page.getByText(word('Cart.Frozen'))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: word('Cart.StopPayment') }).click();

  await expect(page.getByRole('heading', { level: 1, name: word('CartReview') })).toBeVisible();
  await expect(page.getByText(word('Cart.PaymentStopped'))).toBeVisible();
  const fewer = page.getByRole('button', { name: new RegExp(word('Ticket.Decrease', { name: '' }).trim()) }).first();
  await fewer.click();
  await expect(cartLines(page, word).getByRole('textbox').first()).toHaveValue('1');
  await page.goto(paymentPage);
  await expect(page.getByRole('button', { name: pageTranslations.sl.pay })).toHaveCount(0);
});
