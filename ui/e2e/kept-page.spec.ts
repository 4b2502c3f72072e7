import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('sl');

test('Back to a page cached before an addition shows the cart (R-ANSWER-12)', async ({ page }) => {
  const first = await page.goto('/');
  expect(first?.headers()['cache-control']).toBe('private, no-cache');
  await expect(page.getByRole('banner')).toContainText('0 izdelkov');
  await page.goto('/sl/darilni-boni/kopanje-za-dva', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('textbox').first().fill('1');
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(page.getByRole('dialog', { name: word('Added.Title') })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toContainText('1 izdelek');
  expect((await page.reload())?.headers()['cache-control']).toBe('no-store');
});
