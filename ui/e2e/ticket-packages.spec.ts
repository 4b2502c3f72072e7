import type { Page } from '@playwright/test';
import { plainDays } from './days.ts';
import { pages } from './shop-pages.ts';
import { expect, test, type Word } from './shop-test.ts';

const choosePersons = async (page: Page, word: Word, adults: number, children: number): Promise<void> => {
  await page.getByRole('combobox', { name: word('Ticket.Adults') }).selectOption(String(adults));
  await page.getByRole('combobox', { name: word('Ticket.Children') }).selectOption(String(children));
};

/** What the sample sells as packages: adults, children, name. */
const packages = new Map([
  ['2+1', 'Paket 2+1'],
  ['2+2', 'Paket 2+2'],
]);

test('a package shows for exactly its adults and children, and for nobody else', async ({ page, words }) => {
  const word = await words('sl');
  const [day] = (await plainDays(page, 'termalija')).filter(({ ticketsAvailable }) => ticketsAvailable > 100);
  await page.goto(`${pages.sl.list}/termalija?date=${day?.date}`);
  const family = page.getByRole('listitem').filter({ has: page.getByRole('combobox') });
  const names = family.getByText(/^Paket \d\+\d$/);
  for (const adults of [0, 1, 2]) {
    for (const children of [0, 1, 2, 3]) {
      await choosePersons(page, word, adults, children);
      const fitting = packages.get(`${adults}+${children}`);
      await expect(names).toHaveText(fitting === undefined ? [] : [fitting]);
      const bothGiven = adults > 0 && children > 0;
      await expect(family.getByText(word('Ticket.PersonsHint'))).toBeVisible({ visible: !bothGiven });
      await expect(family.getByText(word('Ticket.NoPackage'))).toBeVisible({
        visible: bothGiven && fitting === undefined,
      });
    }
  }
});

test('a package takes as many places as it has persons, and more than the day has left is put back (R-VALID-19)', async ({
  page,
  words,
}) => {
  const word = await words('sl');
  const [day] = (await plainDays(page, 'termalija')).filter(({ ticketsAvailable }) => ticketsAvailable === 14);
  await page.goto(`${pages.sl.list}/termalija?date=${day?.date}`);
  await choosePersons(page, word, 2, 2);
  const stepper = (name: string) => ({
    field: page.getByRole('textbox', { name: word('Ticket.QuantityOf', { name }) }),
    more: page.getByRole('button', { name: word('Ticket.Increase', { name }) }),
  });
  const bundle = stepper('Družinska vstopnica – Paket 2+2');
  const adult = stepper('Dnevna vstopnica – Odrasli');
  const summary = page.getByRole('complementary', { name: word('Ticket.Summary') });

  await bundle.field.fill('4');
  await bundle.field.press('Enter');
  await expect(bundle.field).toHaveValue('0');
  const full = word('Shop.AddTicketToCart.CapacityFull');
  await expect(page.getByRole('alert')).toContainText(`${full} ${word('Ticket.OnlyLeft_other', { count: 14 })}`);
  await expect(summary.getByText(full)).toBeVisible();

  await bundle.field.fill('3');
  await bundle.field.press('Enter');
  await expect(summary.getByText(full)).toBeHidden();
  await expect(bundle.more).toBeDisabled();
  await adult.more.click();
  await expect(summary.getByText(word('Ticket.Available_other', { count: 14 }))).toBeVisible();
  await adult.more.click();
  await expect(adult.more).toBeDisabled();
  await expect(summary.getByText(word('Ticket.OnlyLeft_other', { count: 14 }))).toBeVisible();
  await expect(summary.getByText('260,00\u00a0€')).toBeVisible();

  await choosePersons(page, word, 2, 3);
  await expect(summary.getByText('44,00\u00a0€').last()).toBeVisible();
  await expect(adult.more).toBeEnabled();
});
