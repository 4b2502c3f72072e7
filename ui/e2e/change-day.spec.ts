import { longDateText } from '@shop/core/dates/date-text';
import { localDate } from '@shop/core/dates/local-date';
import { plainDays } from './days.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

test('another day keeps the quantities, and the day chosen before stays chosen (R-EXPECT-4)', async ({
  page,
  words,
}) => {
  const word = await words('sl');
  const free = (await plainDays(page, 'termalija')).filter(({ ticketsAvailable }) => ticketsAvailable > 100);
  const first = free.find(({ date }, at) => free[at + 1]?.date.startsWith(date.slice(0, 7)));
  const second = free.find(({ date }) => first !== undefined && date > first.date);
  if (first === undefined || second === undefined) throw new Error('no month of the sample has two free days');
  const [before, after] = [first, second].map(({ date }) => longDateText(localDate(date), 'sl'));
  await page.goto(`${pages.sl.list}/termalija?date=${first.date}`);
  const name = 'Dnevna vstopnica – Odrasli';
  const quantity = page.getByRole('textbox', { name: word('Ticket.QuantityOf', { name }) });
  await quantity.fill('3');
  await page.getByRole('combobox', { name: word('Ticket.Adults') }).selectOption('2');

  await page.getByRole('link', { name: word('Calendar.Change') }).click();
  await expect(page.getByRole('heading', { name: word('Calendar.Title') })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${word('Ticket.StepDay')} – `));
  await expect(page.getByText(word('Calendar.Chosen', { date: before ?? '' }))).toBeVisible();
  await page.getByRole('button', { name: word('Next'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`date=${first.date}`));
  await page.getByRole('link', { name: word('Calendar.Change') }).click();
  await page.getByRole('link', { name: new RegExp(`^${after}`) }).click();

  await expect(page.getByRole('heading', { name: word('Ticket.PriceGroups') })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`date=${second.date}`));
  await expect(page).toHaveTitle(new RegExp(`^${word('Ticket.StepTickets')} – `));
  await expect(quantity).toHaveValue('3');
  await expect(page.getByRole('combobox', { name: word('Ticket.Adults') })).toHaveValue('2');
  await expect(page.getByText(word('Ticket.QuantitiesKept'))).toBeVisible();

  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  const dialog = page.getByRole('dialog', { name: word('Added.Title') });
  await expect(dialog).toContainText(after ?? '');
  await expect(dialog).toContainText(`3 × ${name}`);
});
