import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

// What the first screens show in every language: every-screen.spec.ts.
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
