import { plainDays } from './days.ts';
import { quantities } from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('sl');

const money = /\d+,\d\d\s€/;

test('a package for the chosen persons puts itself in, and a mix of a package and a single ticket is chosen for persons without a package and replaces typed tickets (R-LIMIT-3, R-VALID-15)', async ({
  page,
}) => {
  const [day] = (await plainDays(page, 'termalija')).filter(({ ticketsAvailable }) => ticketsAvailable > 100);
  await page.goto(`${pages.sl.list}/termalija?date=${day?.date}`);
  const summary = page.getByRole('complementary', { name: word('Ticket.Summary') });
  const family = page.getByRole('listitem').filter({ has: page.getByRole('combobox') });
  const adults = page.getByRole('combobox', { name: word('Ticket.Adults') });
  const children = page.getByRole('combobox', { name: word('Ticket.Children') });
  const packages = family.getByText(/^Paket \d\+\d$/);
  await expect(family.getByText(/^Paketi od \d+,\d\d\s€, prihranek do \d+,\d\d\s€$/)).toBeVisible();
  await adults.selectOption('2');
  await children.selectOption('2');
  // The package puts itself in, with the sum that it replaces.
  await expect(quantities(family, word)).toHaveValue('1');
  const replaced = family.getByText(new RegExp(word('Ticket.PackageInstead', { price: '.*' })));
  const [instead = 'no sum'] = money.exec(await replaced.innerText()) ?? [];
  await expect(summary).toContainText('Paket 2+2');
  await expect(summary).not.toContainText(instead);
  await children.selectOption('3');
  await expect(summary).toContainText(word('Ticket.SummaryEmpty'));
  await expect(family.getByText(word('Ticket.NoPackage'))).toBeVisible();
  await expect(packages).toHaveCount(0);

  const any = { total: '.*', saving: '.*' };
  const choose = family.getByRole('button', { name: new RegExp(word('Ticket.MixChoose', any)) });
  const [total = 'no total'] = money.exec(await choose.innerText()) ?? [];
  await choose.click();
  await expect(family.getByText(new RegExp(word('Ticket.MixDone', any)))).toBeFocused();
  await expect(packages).toHaveText(['Paket 2+2']);
  await expect(adults).toHaveValue('2');
  await expect(children).toHaveValue('3');
  await expect(summary.getByText(total, { exact: true })).toBeVisible();
  await page.reload();
  await summary.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(page.getByRole('dialog').getByText(total, { exact: true })).toBeVisible();

  // The same persons as single tickets get a cheaper mix.
  await page.keyboard.press('Escape');
  const typed = (name: string) =>
    page.getByRole('textbox', { name: word('Ticket.QuantityOf', { name: `Dnevna vstopnica – ${name}` }) });
  await typed('Odrasli').fill('2');
  await typed('Otroci od 5 do 13 let').fill('3');
  await typed('Otroci od 5 do 13 let').press('Enter');
  const swap = summary.getByRole('button', { name: new RegExp(word('Ticket.MixSwap', any)) });
  await swap.click();
  await expect(summary.getByText(new RegExp(word('Ticket.MixDone', any)))).toBeFocused();
  await expect(swap).toHaveCount(0);
  await expect(typed('Odrasli')).toHaveValue('0');
  await expect(summary.getByText(total, { exact: true })).toBeVisible();
});
