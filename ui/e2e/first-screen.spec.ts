import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { widths } from './widths.ts';

// The first screens in every language: every-screen.spec.ts.
for (const [width, options] of widths) {
  test.describe(`on a ${width}`, () => {
    test.use(options);

    test('the header shrinks while scrolling without a layout shift', async ({ page }) => {
      await page.goto(pages.sl.list);
      const header = page.getByRole('banner');
      const list = page.getByRole('main');
      const visibleHeight = async () => {
        const box = await header.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      const lengthBefore = (await list.boundingBox())?.height;
      const before = await visibleHeight();
      await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
      await expect.poll(visibleHeight).toBeLessThan(before);
      await expect(header.getByRole('link').first()).toBeInViewport({ ratio: 1 });
      expect((await list.boundingBox())?.height).toBe(lengthBefore);
    });

    test('the header is opaque before text scrolls beneath it', async ({ page }) => {
      const background = () =>
        page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor.replace(/\s/g, ''));
      for (const path of ['/', '/sl/vstopnice-bazeni/termalija']) {
        await page.goto(path);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        const words = page
          .getByRole('main')
          .getByRole(path === '/' ? 'heading' : 'link')
          .first();
        const header = page.getByRole('banner');
        const gap = async () => {
          const [above, below] = [await header.boundingBox(), await words.boundingBox()];
          return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
        };
        // The largest distance before the text passes beneath the header.
        const far = Math.max(Math.floor(await gap()), 16);
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), far);
        await expect.poll(background, path).toBe('rgb(10,55,66)');
      }
    });
  });
}

test('the script that loads the page’s code late imports no other script', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, late = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  const script = await (await request.get(late)).text();
  expect(script).toContain('modulepreload');
  expect(script).not.toMatch(/\bimport\b/);
});
