import { axeFindings } from './axe-findings.ts';
import { expect, test } from './shop-test.ts';

test('the header is solid before words pass beneath it, and its menus are used by keyboard', async ({ page }) => {
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
    // As far as the words may come before they pass beneath.
    const far = Math.max(Math.floor(await gap()), 16);
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), far);
    await expect.poll(background, path).toBe('rgb(10,55,66)');
  }

  const menu = page.getByRole('banner').locator('details').first();
  const button = menu.locator('summary');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Deutsch' })).toBeHidden();
  await expect(button).toBeFocused();
});

test('every design preview is accessible, and a page in it is left by its own links alone', async ({ page }) => {
  // So high that nothing lies below the bar at the foot of a screen, which would count as too small to hit.
  await page.setViewportSize({ width: 390, height: 4000 });
  await page.goto('/razrez');
  const previews = await page.getByRole('main').getByRole('link').all();
  const paths = await Promise.all(previews.map((link) => link.getAttribute('href')));
  expect(paths).toHaveLength(13);
  for (const path of ['/razrez', ...paths.filter((to) => to !== '/razrez/test')]) {
    await page.goto(path ?? '');
    expect(await axeFindings(page), path ?? '').toEqual([]);
  }
  await page.goto('/razrez/homepage');
  await page.getByRole('main').getByRole('link', { name: 'Vstopnice bazeni' }).first().click();
  await expect(page).toHaveURL('/razrez/vstopnice-bazeni');
});
