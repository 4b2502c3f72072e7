import { listenTo } from './announcements.ts';
import { plainDays } from './days.ts';
import { addTwoTickets } from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

test('a screen reader hears what changes: the choice, the limit, the cart, the toast; more than is left goes back (R-EXPECT-6, R-VALID-19)', async ({
  page,
  words,
}) => {
  test.setTimeout(120_000);
  const word = await words('sl');
  const heard = await listenTo(page);
  const hears = (text: string) => expect.poll(() => heard.join('\n')).toContain(text);
  const days = await plainDays(page, 'termalija');
  const few = days.find(({ ticketsAvailable }) => ticketsAvailable === 14);
  await page.goto(`${pages.sl.list}/termalija?date=${few?.date}`);
  const quantity = page.getByRole('textbox', { name: new RegExp(word('Ticket.QuantityOf', { name: '' })) }).first();

  await quantity.fill('13');
  await quantity.press('Enter');
  await quantity.press('ArrowUp');
  await hears(word('Ticket.OnlyLeft_other', { count: 14 }));
  await quantity.fill('15');
  await quantity.press('Enter');
  await hears(word('Shop.AddTicketToCart.CapacityFull'));
  await expect(quantity).toHaveValue('14');
  await quantity.fill('0');
  await quantity.press('Enter');

  await addTwoTickets(page, word);
  const inCart = page.getByRole('main').getByRole('textbox').first();
  const summary = page.getByRole('complementary', { name: word('Checkout.Summary') });
  const before = await summary.innerText();
  await inCart.press('ArrowUp');
  await expect(summary).not.toHaveText(before, { useInnerText: true });
  await hears(/\d+,\d{2}/.exec(await summary.innerText())?.[0] ?? 'no amount');
  await page.getByRole('button', { name: new RegExp(word('Cart.RemoveItem', { name: '' })) }).click();
  await hears(word('DeleteCartItemSuccess'));
});
