import type { Page } from '@playwright/test';
import { unfittingWords } from './fitting.ts';
import { added, giftLists, liveSlider, quantity } from './gift-pages.ts';
import { moreButtons, quantities } from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

// Filters and sort orders of a list by its address: list-filters.view.test.ts, list-query.test.ts.

/** Answers the script's list call like a host with this number of products. */
const sellMany = async (page: Page, count: number): Promise<void> => {
  await page.route('**/Shop/GetProducts/**', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const take = Number(query.get('take'));
    const items = Array.from({ length: count }, (_, at) => ({
      id: `t${at}`,
      name: `Bazen ${at + 1}`,
      url: `t${at}`,
      price: 10,
    }));
    return route.fulfill({ json: { items: items.slice(0, take), hasMoreItems: take < count, totalCount: count } });
  });
};

test('a long list shows fifteen products, and fifteen more when its end is near (R-LIST-10)', async ({ page }) => {
  const word = wordsOf('sl');
  // Below the heading for products that content does not name.
  const titles = page.getByRole('article').getByRole('heading', { level: 3, name: /Bazen/ });
  await page.goto(`${pages.sl.list}/termalija`);
  await sellMany(page, 31);
  await page.locator(`main a[href="${pages.sl.list}"]`).first().click();
  await expect(titles).toHaveCount(15);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText(word('List.ShownOf', { shown: 15, total: 31 }));
  await titles.last().scrollIntoViewIfNeeded();
  await expect(titles).toHaveCount(30);
  await expect(page).toHaveURL(`${pages.sl.list}?show=30`);
  await expect(heading).toBeFocused();
  await expect(count).toHaveText(word('List.ShownOf', { shown: 30, total: 31 }));
  // A visitor at the button goes on with the first new card.
  const more = page.getByRole('link', { name: word('List.ShowMore') });
  await more.focus();
  await expect(titles).toHaveCount(31);
  await expect(more).toBeHidden();
  await expect(page.getByRole('link', { name: /Bazen 31$/ })).toBeFocused();
  await expect(count).toHaveText(word('List.Count_other', { count: 31 }));
  await page.goBack();
  await expect(page).toHaveURL(`${pages.sl.list}/termalija`);
});

test('cards that load before the first use of the page leave its footer as it was', async ({ page }) => {
  await page.goto(pages.sl.list);
  const footer = page.getByRole('contentinfo');
  const text = await footer.textContent();
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return page.url();
    })
    .toContain('show=30');
  await expect(page.getByRole('link', { name: wordsOf('sl')('List.ShowMore') })).toBeHidden();
  await expect(footer).toHaveText(text ?? '');
});

test('gift cards are bought in a popup of their list, and a closed popup returns the focus (R-GIFT-3, R-LIST-8, R-LIST-12 to R-LIST-14)', async ({
  page,
}) => {
  const word = wordsOf('sl');
  await page.goto(giftLists.sl);
  for (const { name, fields, sliders } of [
    { name: 'Bon za 50 €', fields: 1, sliders: 0 },
    { name: 'Vrednostni bon', fields: 1, sliders: 1 },
    { name: 'Kopanje za dva', fields: 2, sliders: 0 },
  ]) {
    const opener = page.getByRole('link', { name: word('List.QuickBuyOf', { name }) });
    await opener.press('Enter');
    const popup = page.getByRole('dialog', { name });
    await expect(quantities(popup, word)).toHaveCount(fields);
    await expect(popup.getByRole('slider')).toHaveCount(sliders);
    expect(await unfittingWords(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(opener).toBeFocused();
  }

  const opener = page.getByRole('link', { name: word('List.QuickBuyOf', { name: 'Kopanje za dva' }) });
  await opener.click();
  const popup = page.getByRole('dialog', { name: 'Kopanje za dva' });
  await popup.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  const nothing = popup.getByText(word('GiftCard.NothingChosen'));
  await expect(nothing).toBeVisible();
  // The discount starts with the third piece.
  const more = moreButtons(popup, word).first();
  const before = popup.locator('s');
  await more.click();
  await expect(nothing).toHaveCount(0);
  await more.click();
  await expect(popup.getByRole('textbox').first()).toHaveValue('2');
  await expect(before).toHaveCount(0);
  await more.click();
  await expect(before).toHaveText(['39,00 €', '117,00 €']);
  await popup.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(added(page, word)).toContainText('Kopanje za dva');
  await expect(added(page, word)).toContainText(/105,00/);
  await added(page, word)
    .getByRole('button', { name: word('Added.ContinueShopping') })
    .click();
  await expect(added(page, word)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(giftLists.sl);
});

test('a value card is bought by keyboard; an invalid amount is refused beside its field, and the typed amount survives a change of language and a reload (R-GIFT-2)', async ({
  page,
}) => {
  const word = wordsOf('de');
  await page.goto(`${giftLists.de}/wertgutschein`);
  const slider = await liveSlider(page, { name: word('GiftCard.Value') });
  const field = page.getByRole('textbox', { name: word('GiftCard.Amount') });
  const pieces = quantity(page, word, word('GiftCard.Pieces'));
  await expect(slider).toHaveValue('50');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(field).toHaveValue('60');
  await expect(slider).toHaveAttribute('aria-valuetext', /^60,00/);
  await page.keyboard.press('Home');
  await expect(field).toHaveValue('10');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(field).toHaveValue('1000');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('994');
  await page.keyboard.press('Enter');
  const rule = page.getByText(word('GiftCard.ValueInvalid', { min: 10, max: 1000, step: 10 }));
  await expect(rule).toHaveCount(1);
  await expect(field).toHaveAccessibleDescription(/1000\s€/);
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).press('Enter');
  await expect(field).toBeFocused();
  await expect(rule).toHaveCount(1);
  await expect(added(page, word)).toBeHidden();
  await expect(field).toHaveValue('994');
  await field.fill('990');
  await field.press('Enter');
  await expect(rule).toHaveCount(0);
  await expect(slider).toHaveValue('990');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(pieces).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(pieces).toHaveValue('2');
  await page.locator('summary', { hasText: 'Sprache' }).click();
  await page.getByRole('link', { name: 'Slovenščina', exact: true }).click();
  await expect(page).toHaveURL(`${giftLists.sl}/vrednostni-bon`);
  await expect(page.getByRole('slider')).toHaveValue('990');
  await page.goBack();
  await page.reload();
  await expect(field).toHaveValue('990');
  await expect(pieces).toHaveValue('2');
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).press('Enter');
  await expect(added(page, word)).toContainText('1.980,00');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: word('Ticket.AddToCart') })).toBeFocused();
});

test('the popup of the last press stays when an earlier answer is late, and a sort order returns the focus', async ({
  page,
}) => {
  const word = wordsOf('sl');
  await page.goto(giftLists.sl);
  const openers = page.getByRole('link', { name: new RegExp(`^${word('List.QuickBuy')}`) });
  let answerLate = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  await page.route(
    /GetProductByUrl/,
    async (route) => {
      await late;
      await route.continue();
    },
    { times: 1 },
  );
  await openers.nth(0).click();
  await openers.nth(1).click();
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  const title = await popup.getByRole('heading').first().textContent();
  const answered = page.waitForResponse(/GetProductByUrl/);
  answerLate();
  await answered;
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(openers.nth(1)).toBeFocused();
  expect(await openers.nth(1).getAttribute('aria-label')).toContain(title);
  const sort = page.locator('main summary', { hasText: word('List.Sort') });
  await sort.press('Enter');
  await page.getByRole('link', { name: word('List.SortPriceDown') }).press('Enter');
  await expect(sort).toContainText(word('List.SortPriceDown'));
  await expect(sort).toBeFocused();
});
