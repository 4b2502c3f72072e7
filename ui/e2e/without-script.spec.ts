import { plainDays, turnMonthsTo } from './days.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

test.use({ javaScriptEnabled: false });

// All languages are told over HTTP: contract-tests/src/every-address.test.ts.
for (const language of ['sl', 'de'] as const) {
  test(`without script every page in ${language} shows its content and its links lead on`, async ({ page, words }) => {
    const word = await words(language);
    const address = pages[language];
    for (const path of [address.home, address.list, `${address.list}/termalija`, address.cart, address.thanks]) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      await expect(page).toHaveTitle(/\S/);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }

    await page.goto(address.home);
    await page.locator(`main a[href="${address.list}"]`).first().click();
    // The home page links the ticket too.
    await expect(page).toHaveURL(address.list);
    await page
      .getByRole('link', { name: /Termalija/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Termalija/ })).toBeVisible();
    const [, day] = (await plainDays(page, 'termalija')).filter(({ ticketsAvailable }) => ticketsAvailable > 0);
    await page.getByRole('button', { name: word('Next'), exact: true }).click();
    await expect(page.getByText(word('DateIsNotSelected'))).toBeVisible();
    const link = page.getByRole('grid').locator(`a[href$="${day?.date}"]`);
    await turnMonthsTo(page, word, link);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`date=${day?.date}$`));
    await expect(page.getByRole('heading', { name: word('Ticket.PriceGroups') })).toBeVisible();
    await expect(page.getByText('22,00').or(page.getByText('22.00')).first()).toBeVisible();
  });
}

test('an unknown address says so, with status 404 and a way home', async ({ page, words, provoke }) => {
  const word = await words('sl');
  provoke(404, '/sl/ni-te-strani');
  const answer = await page.goto('/sl/ni-te-strani');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(word('Page404Text'))).toBeVisible();
  await page.getByRole('link', { name: word('BackToHomePage') }).click();
  await expect(page).toHaveURL(/\/$/);
});
