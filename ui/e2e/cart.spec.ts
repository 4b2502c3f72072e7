import { cartLines } from './cart-lines.ts';
import { addTwoTickets, chooseFirstFreeDay, takeOverForm } from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

test.beforeEach(async ({ page, words }) => {
  const word = await words('sl');
  await page.goto(`${pages.sl.list}/termalija`);
  await chooseFirstFreeDay(page, word);
  await addTwoTickets(page, word);
});

test('the cart follows the visitor: changed, reloaded, in another language, emptied (R-REVIEW-10)', async ({
  page,
  words,
}) => {
  const [sl, en] = [await words('sl'), await words('en')];
  const quantity = cartLines(page, sl).getByRole('textbox', {
    name: new RegExp(sl('Ticket.QuantityOf', { name: '' })),
  });
  await cartLines(page, sl)
    .getByRole('button', { name: new RegExp(sl('Ticket.Increase', { name: '' })) })
    .click();
  await expect(quantity).toHaveValue('3');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.reload();
  await expect(quantity).toHaveValue('3');
  await expect(page.getByText(sl('Cart.HoldLeft_other', { count: 15 }))).toBeVisible();

  await page.goto(pages.en.cart);
  await expect(page.getByRole('heading', { level: 1, name: en('CartReview') })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(en('Cart.RemoveItem', { name: '' })) }).click();
  await expect(page.getByText(en('DeleteCartItemSuccess'))).toBeVisible();
  await expect(page.getByRole('heading', { name: en('CartIsEmpty') })).toBeVisible();
});

test('a line removed by mistake comes back with one key press, and the keyboard does not lose its place (R-REVIEW-5, R-STATE-15)', async ({
  page,
  words,
}) => {
  const word = await words('sl');
  const quantity = cartLines(page, word).getByRole('textbox', {
    name: new RegExp(word('Ticket.QuantityOf', { name: '' })),
  });
  await page.getByRole('button', { name: new RegExp(word('Cart.RemoveItem', { name: '' })) }).press('Enter');
  await expect(page.getByRole('heading', { name: word('CartIsEmpty') })).toBeVisible();
  const undo = page.getByRole('button', { name: word('Cart.Undo') });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription(new RegExp(word('Cart.Removed', { name: '2 ×' })));
  await undo.press('Enter');
  await expect(quantity).toHaveValue('2');
  await expect(quantity).toBeFocused();
  await expect(page.getByText(word('DeleteCartItemSuccess'))).toHaveCount(0);
  await page.reload();
  await expect(quantity).toHaveValue('2');
});

test('without personal data there is no payment, and the visitor is told on the cart page', async ({
  page,
  words,
  provoke,
}) => {
  const word = await words('sl');
  provoke(400, '/shopCheckOut/PaymentStart');
  await page.goto(pages.sl.payment);
  await page.getByRole('button', { name: /Plačaj/ }).click();
  await expect(page).toHaveURL(new RegExp(pages.sl.cart));
  await expect(page.getByText(word('ShopCheckOut.PaymentStart.CustomerMissing'))).toBeVisible();
});

test('a wrong form names each field, goes to the first and keeps what was typed (R-EXPECT-11)', async ({
  page,
  words,
}) => {
  const word = await words('sl');
  await page.getByRole('link', { name: word('Cart.Next') }).click();
  await takeOverForm(page);
  const lastName = page.getByRole('textbox', { name: word('Customer.lastName') });
  await lastName.fill('Novak');
  await page.getByRole('textbox', { name: word('Customer.email'), exact: true }).fill('ana@example.com');
  await page.getByRole('textbox', { name: word('Customer.emailRepeat') }).fill('ana@example.org');
  await page.getByRole('textbox', { name: word('Customer.postCode') }).fill('A-1010');
  await page.getByRole('button', { name: word('Continue'), exact: true }).click();

  const firstName = page.getByRole('textbox', { name: word('Customer.firstName'), exact: true });
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAccessibleDescription(new RegExp(word('FirstNameRequired')));
  const repeat = page.getByRole('textbox', { name: word('Customer.emailRepeat') });
  await expect(repeat).toHaveAccessibleDescription(new RegExp(word('EmailsDoNotMatch')));
  await expect(page.getByRole('textbox', { name: word('Customer.postCode') })).toHaveValue('A-1010');
  await expect(lastName).toHaveValue('Novak');
  await expect(page).toHaveURL(new RegExp(pages.sl.buyer));
});
