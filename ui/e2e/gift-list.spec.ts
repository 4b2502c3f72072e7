import type { Page } from '@playwright/test';
import { cardTitles, filter, giftLists } from './gift-pages.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

test('a list is filtered and sorted by its address, which the way back and the language keep', async ({
  page,
  words,
}) => {
  const [sl, en] = [await words('sl'), await words('en')];
  await page.goto(giftLists.sl);
  await expect(cardTitles(page)).toHaveCount(10);
  await filter(page, sl('List.Categories'), 'Za pare');
  await expect(page).toHaveURL(`${giftLists.sl}?category=for-two`);
  await expect(cardTitles(page)).toHaveText(['Kopanje za dva', 'Wellness za dva', 'Noč za dva']);
  await filter(page, sl('List.Sort'), sl('List.SortPriceDown'));
  await expect(page).toHaveURL(`${giftLists.sl}?category=for-two&sort=priceDown`);
  await expect(cardTitles(page)).toHaveText(['Noč za dva', 'Wellness za dva', 'Kopanje za dva']);
  await page.goBack();
  await expect(cardTitles(page)).toHaveText(['Kopanje za dva', 'Wellness za dva', 'Noč za dva']);
  await page.goForward();
  await page.getByRole('navigation').locator('summary').first().click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${giftLists.en}?category=for-two&sort=priceDown`);
  await expect(cardTitles(page)).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(en('List.Count_other', { count: 3 }));
});

/** Answers the script as a host that sells so many tickets would. */
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

test('a long list shows fifteen, then fifteen more below, and the focus is on the first of them (R-LIST-10)', async ({
  page,
  words,
}) => {
  const word = await words('sl');
  await page.goto(pages.sl.home);
  await sellMany(page, 31);
  await page.locator(`main a[href="${pages.sl.list}"]`).first().click();
  await expect(cardTitles(page)).toHaveCount(15);
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText(word('List.ShownOf', { shown: 15, total: 31 }));
  const more = page.getByRole('link', { name: word('List.ShowMore') });
  await more.press('Enter');
  await expect(cardTitles(page)).toHaveCount(30);
  await expect(page).toHaveURL(`${pages.sl.list}?show=30`);
  await expect(page.getByRole('link', { name: /Bazen 16$/ })).toBeFocused();
  await expect(count).toHaveText(word('List.ShownOf', { shown: 30, total: 31 }));
  await more.click();
  await expect(cardTitles(page)).toHaveCount(31);
  await expect(more).toBeHidden();
  await expect(page.getByRole('link', { name: /Bazen 31$/ })).toBeFocused();
  await expect(count).toHaveText(word('List.Count_other', { count: 31 }));
  await page.goBack();
  await expect(page).toHaveURL(pages.sl.home);
});
