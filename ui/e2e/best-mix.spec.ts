import type { Page } from '@playwright/test';
import { cents } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import { axeFindings } from './axe-findings.ts';
import { plainDays } from './days.ts';
import { pages } from './shop-pages.ts';
import { expect, test, type Word } from './shop-test.ts';
import { terminal } from './terminal.ts';

type Mix = {
  readonly total: number;
  readonly saving: number;
  readonly lines: readonly { readonly name: string; readonly group: string; readonly quantity: number }[];
};

const money = (amount: number): string => euroText(cents(amount), 'sl');

/** Steps of a ticket page for a day with many places, and what the terminal advises two adults with three children there. */
const familyDay = async (page: Page, shop: { readonly origin: string; readonly dataDir: string }, word: Word) => {
  const [day] = (await plainDays(page, 'termalija')).filter(({ ticketsAvailable }) => ticketsAvailable > 100);
  const date = day?.date ?? '';
  const shopOf = terminal(shop.origin, shop.dataDir);
  const { stays } = await shopOf(
    ...['catalog', 'best', 'termalija', '--date', date, '--adults', '2', '--children', '3'],
    ...['--group', 'Dnevna'],
  );
  const mix: Mix = stays[0];
  await page.goto(`${pages.sl.list}/termalija?date=${date}`);
  const choose = async (name: string, quantity: string): Promise<void> => {
    const field = page.getByRole('textbox', {
      name: word('Ticket.QuantityOf', { name: `Dnevna vstopnica – ${name}` }),
    });
    await field.fill(quantity);
    await field.press('Enter');
  };
  return {
    date,
    mix,
    shopOf,
    choose,
    summary: page.getByRole('complementary', { name: word('Ticket.Summary') }),
    family: page.getByRole('listitem').filter({ has: page.getByRole('combobox') }),
  };
};

test('a choice that is cheaper as packages says so with its saving, is swapped by a press, and costs what the terminal says', async ({
  page,
  words,
  shop,
}) => {
  const word = await words('sl');
  const { mix, date, shopOf, choose, summary, family } = await familyDay(page, shop, word);
  await expect(family.getByText(/^Paketi od \d+,\d\d\s€, prihranek do \d+,\d\d\s€$/)).toBeVisible();
  await choose('Odrasli', '2');
  const swap = summary.getByRole('button', { name: word('Ticket.MixSwap', { saving: money(mix.saving) }) });
  await expect(summary.getByRole('button', { name: /prihranek/ })).toHaveCount(0);
  await choose('Otroci od 5 do 13 let', '3');
  await expect(summary.getByText(money(mix.total + mix.saving))).toBeVisible();
  await swap.click();
  const done = summary.getByText(word('Ticket.MixDone', { saving: money(mix.saving) }));
  await expect(done).toBeFocused();
  await expect(swap).toHaveCount(0);
  await expect(summary.getByText(money(mix.total), { exact: true })).toBeVisible();

  await page.reload();
  await expect(summary.getByText(money(mix.total), { exact: true })).toBeVisible();
  await summary.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(page.getByRole('dialog').getByText(money(mix.total), { exact: true })).toBeVisible();

  const lines = mix.lines.flatMap(({ group, name, quantity }) => ['--ticket', `${group}/${name}=${quantity}`]);
  const cart = await shopOf('cart', 'add-ticket', 'termalija', '--date', date, ...lines);
  expect(cart.totalPrice).toBe(mix.total);
  const id = (await page.context().cookies()).find(({ name }) => name === 'shopCart')?.value;
  const { item } = await (await page.request.get(`/Shop/GetCart/${id}/sl/true`)).json();
  expect(Math.round(item.totalPrice * 100)).toBe(mix.total);
});

test('two adults with three children are offered a package and a child as lines, while the selectors stay exact (R-LIMIT-3, R-VALID-15)', async ({
  page,
  words,
  shop,
}) => {
  const word = await words('sl');
  const { mix, summary, family } = await familyDay(page, shop, word);
  const [adults, children] = [word('Ticket.Adults'), word('Ticket.Children')].map((name) =>
    page.getByRole('combobox', { name }),
  );
  await adults?.selectOption('2');
  await children?.selectOption('3');
  await expect(family.getByText(word('Ticket.NoPackage'))).toBeVisible();
  await expect(family.getByText(/^Paket \d\+\d$/)).toHaveCount(0);
  for (const { group, name, quantity } of mix.lines)
    await expect(family.getByText(word('Added.Line', { quantity, name: `${group} – ${name}` }))).toBeVisible();
  const facts = { total: money(mix.total), saving: money(mix.saving) };
  expect(await axeFindings(page)).toEqual([]);
  await family.getByRole('button', { name: word('Ticket.MixChoose', facts) }).click();
  await expect(family.getByText(word('Ticket.MixDone', facts))).toBeFocused();
  await expect(family.getByText(/^Paket \d\+\d$/)).toHaveText(['Paket 2+2']);
  await expect(adults ?? family).toHaveValue('2');
  await expect(children ?? family).toHaveValue('3');
  await expect(summary.getByText(money(mix.total), { exact: true })).toBeVisible();
});
