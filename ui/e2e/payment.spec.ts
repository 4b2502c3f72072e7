import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageTranslations } from '@shop/adapters/payment-standin/translations';
import { axeFindings } from './axe-findings.ts';
import { cartLines } from './cart-lines.ts';
import { payButton } from './guest.ts';
import { carryOrder } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

test('a double click on the pay button opens one payment; whoever comes back from the bank by Back is told that it runs, closes it and changes the cart', async ({
  page,
  context,
  shop,
  words,
  pull,
}) => {
  const word = await words('sl');
  const opened = async (): Promise<number> => {
    const ledger = await readFile(join(shop.dataDir, 'payments.jsonl'), 'utf8').catch(() => '');
    return ledger.split('\n').filter((line) => line.includes('"type":"opened"')).length;
  };
  await carryOrder(context, shop.origin);
  const openedBefore = await opened();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/shopCheckOut/PaymentStart')) asked += 1;
  });
  await page.goto(pages.sl.cart);
  await page.goto(pages.sl.payment);
  // Slow enough for both clicks to fall before the answer.
  await pull({ call: 'startPayment', slow: 500 });
  await payButton(page, word).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: pageTranslations.sl.title })).toBeVisible();
  expect(asked).toBe(1);
  expect((await opened()) - openedBefore).toBe(1);

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
