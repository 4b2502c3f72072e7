import { languages } from '@shop/core/languages/language';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

test('the first screens show what they are for, in every language', async ({ page, words, viewport }) => {
  const height = viewport?.height ?? 0;
  for (const language of languages) {
    const word = await words(language);
    const address = pages[language];
    await page.goto(address.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const callToAction = page.getByRole('main').getByRole('link', { name: word('Home.BuyTickets') });
    await expect(callToAction).toBeInViewport({ ratio: 1 });
    await expect(callToAction).toHaveAttribute('href', address.list);
    if (viewport?.width === 1440) {
      const card = await page.getByRole('main').getByRole('article').nth(2).boundingBox();
      expect(card?.y).toBeLessThan(height - 200);
    }

    await page.goto(`${address.list}/termalija`);
    const calendar = await page.getByRole('grid').boundingBox();
    expect(calendar?.y, language).toBeLessThan(1.3 * height);
  }
});

test('the header gets lower as the page moves, and moves nothing', async ({ page }) => {
  await page.goto(pages.sl.list);
  const header = page.getByRole('banner');
  const list = page.getByRole('main');
  const seen = async () => {
    const box = await header.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const lengthBefore = (await list.boundingBox())?.height;
  const before = await seen();
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await expect.poll(seen).toBeLessThan(before);
  await expect(header.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  expect((await list.boundingBox())?.height).toBe(lengthBefore);
});
