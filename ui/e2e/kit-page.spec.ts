import { axeFindings } from './axe-findings.ts';
import { expect, test } from './shop-test.ts';

/** Every group of `/razrez/test`, by its id. */
const groups = [
  'barve',
  'pisava',
  'gumbi',
  'povezave',
  'polja',
  'kolicina',
  'drsnik',
  'koledar',
  'zavihki',
  'koraki',
  'meni',
  'cene',
  'kartice',
  'povzetek',
  'obvestila',
  'nalaganje',
];

// Edges of letters differ by machine: a pixel counts from a fifth of the way between two colours, and one in 500 may.
const tolerance = { animations: 'disabled', threshold: 0.2, maxDiffPixelRatio: 0.002 } as const;

test.beforeEach(async ({ page }) => {
  await page.goto('/razrez/test');
  await page.evaluate(() => document.fonts.ready);
});

test('every part looks as it did', async ({ page }) => {
  for (const group of groups) {
    await expect.soft(page.locator(`#${group}`)).toHaveScreenshot(`${group}.png`, tolerance);
  }
});

test('an open menu and an open dialog look as they did', async ({ page }) => {
  await page.locator('#meni summary').click();
  await expect(page.locator('#meni details > ul')).toHaveScreenshot('meni-odprt.png', tolerance);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Odprite okno' }).click();
  await expect(page.getByRole('dialog')).toHaveScreenshot('okno-odprto.png', tolerance);
});

test('axe finds nothing on the kit page, with a menu or with a dialog open', async ({ page }) => {
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('#meni summary').click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Odprite okno' }).click();
  expect(await axeFindings(page)).toEqual([]);
});

test('the value slider moves by keys and takes a typed amount to its nearest step', async ({ page }) => {
  const slider = page.getByRole('slider', { name: 'Vrednost bona' }).first();
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '160 €');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '10 €');
  const field = page.getByRole('textbox', { name: 'Vrednost bona v evrih' }).first();
  await field.fill('234');
  await field.press('Enter');
  await expect(slider).toHaveAttribute('aria-valuetext', '230 €');
  await field.fill('5000');
  await field.press('Tab');
  await expect(slider).toHaveAttribute('aria-valuetext', '1000 €');
});
