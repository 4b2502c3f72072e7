import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { addTwoTickets, chooseFirstFreeDay } from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { shopProgram } from './terminal.ts';

/** What support prints of a code that a visitor sent, without any shop. */
const shownToSupport = async (code: string): Promise<string> => {
  const child = spawn(process.execPath, [shopProgram, 'trace', 'show', '-'], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(`Hello, the shop told me to send you this:\n${code}\nBest regards`);
  return text(child.stdout);
};

/** Whoever has seen a page may see it again while content is out of reach: nobody has seen this one. */
const unseen = '/de/noch-nie-gesehen';

test('from a page that failed a link leads to the support code, and support reads in it what was done, nobody’s data', async ({
  page,
  words,
  pull,
  provoke,
}) => {
  const word = await words('de');
  await page.goto(`${pages.de.list}/termalija`);
  await chooseFirstFreeDay(page, word);
  await addTwoTickets(page, word);
  await pull({ call: 'loadPage', outOfReach: 'status' });
  provoke(503, unseen);
  await page.goto(unseen);
  await expect(page.getByRole('heading', { level: 1, name: word('Fallback.Title') })).toBeVisible();
  await page.getByRole('link', { name: word('SupportCode') }).click();

  await expect(page.getByRole('heading', { level: 1, name: word('SupportCode') })).toBeVisible();
  const code = page.getByLabel(word('SupportCode.Copy'));
  await expect(code).toHaveValue(/^SHOP1\./);
  const shown = await shownToSupport(await code.inputValue());
  expect(shown).toMatch(/addTicket +done +ProductId=termalija/);
  expect(shown).toMatch(/loadCart +2 for 32,00/);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: word('SupportCode.Download') }).click(),
  ]);
  expect(await file.failure()).toBeNull();
  await pull();
  await page.getByRole('link', { name: word('BackToHomePage') }).click();
  await expect(page).toHaveURL(pages.de.home);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(word('Fallback.Title'));
});
