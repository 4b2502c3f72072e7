import { axeFindings } from './axe-findings.ts';
import { added, liveSlider } from './gift-pages.ts';
import { expect, test } from './shop-test.ts';
import { widths } from './widths.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('sl');

/** Every group of `/razrez/test`, by its id. */
const groups = ['barve', 'pisava', 'gumbi', 'povezave', 'polja', 'zavihki', 'znacke', 'obvestila'];

// Edges of letters differ by machine: a pixel differs from a fifth of the distance between two colours, and one in 500
// may.
const tolerance = { animations: 'disabled', threshold: 0.2, maxDiffPixelRatio: 0.002 } as const;

const giftCard = '/sl/darilni-boni/vrednostni-bon';

test('the parts at /razrez/test match their pictures and pass axe (R-ROUTE-6, R-STATE-16)', async ({ page }) => {
  await page.goto('/razrez/test');
  expect(await page.locator('section').evaluateAll((found) => found.map(({ id }) => id))).toEqual(groups);
  expect(await axeFindings(page)).toEqual([]);
  for (const group of groups)
    await expect.soft(page.locator(`#${group}`)).toHaveScreenshot(['phone', `${group}.png`], tolerance);
});

for (const [width, options] of widths) {
  test.describe(`on a ${width}`, () => {
    test.use(options);

    // Some of them show days, and the baselines are of the day that all tests start at.
    test('the parts of sample pages match their pictures', async ({ page }) => {
      test.skip(process.env.TEST_START !== undefined, 'pictures are of another day');
      await page.goto('/razrez/vstopnice-bazeni');
      const card = page.getByRole('article').first();
      await expect.soft(card).toHaveScreenshot([width, 'kartica.png'], tolerance);
      await card.getByRole('heading').getByRole('link').focus();
      await expect.soft(card).toHaveScreenshot([width, 'kartica-fokus.png'], tolerance);
      await page.goto('/razrez/vstopnice-bazeni-termalija');
      await expect.soft(page.getByRole('grid').first()).toHaveScreenshot([width, 'koledar.png'], tolerance);
      await page.goto('/razrez/vstopnice-bazeni-termalija-izbor');
      await expect
        .soft(page.getByRole('complementary', { name: word('Ticket.Summary') }))
        .toHaveScreenshot([width, 'povzetek.png'], tolerance);
      const row = page.getByRole('main').getByRole('textbox').first().locator('xpath=ancestor::li[1]');
      await expect.soft(row).toHaveScreenshot([width, 'kolicina.png'], tolerance);
      await page.goto('/razrez/pregled-kosarice');
      await expect
        .soft(page.getByRole('navigation', { name: word('Checkout.Steps') }))
        .toHaveScreenshot([width, 'koraki.png'], tolerance);
      await page.locator('header summary').last().click();
      await expect(page.locator('header details[open] > :not(summary)')).toHaveScreenshot(
        [width, 'meni-odprt.png'],
        tolerance,
      );
    });
  });
}

test('the loader, empty cart, value slider and open dialog match their pictures', async ({ page }) => {
  await page.goto('/razrez/loader');
  await expect.soft(page.getByRole('main')).toHaveScreenshot(['phone', 'nalagalnik.png'], tolerance);
  await page.goto('/sl/pregled-kosarice');
  const empty = page.getByRole('main').getByText(word('CartIsEmpty'), { exact: true }).locator('..');
  await expect.soft(empty).toHaveScreenshot(['phone', 'prazno.png'], tolerance);
  await page.goto(giftCard);
  const slider = await liveSlider(page);
  await slider.press('ArrowRight');
  await expect.soft(slider.locator('xpath=ancestor::div[2]')).toHaveScreenshot(['phone', 'drsnik.png'], tolerance);
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(added(page, word)).toBeVisible();
  await expect(added(page, word)).toHaveScreenshot(['phone', 'okno-odprto.png'], tolerance);
});
