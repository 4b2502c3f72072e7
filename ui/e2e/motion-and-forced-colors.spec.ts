import { plainDays, turnMonthsTo } from './days.ts';
import { moreButtons } from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('sl');

test('with reduced motion no element is animated', async ({ page }) => {
  const still = async () => {
    const moving = await page.evaluate(() => {
      const running = document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 10)
        .map((animation) => String(animation.effect?.getComputedTiming().duration));
      const gliding = [document.documentElement, ...document.querySelectorAll('body *')].flatMap((element) => {
        const { transitionDuration, scrollBehavior } = getComputedStyle(element);
        const longest = Math.max(...transitionDuration.split(',').map((text) => Number.parseFloat(text)));
        const name = `${element.tagName} ${element.className}`;
        return longest > 0.01 || scrollBehavior === 'smooth' ? [name] : [];
      });
      return [...running, ...gliding];
    });
    expect(moving).toEqual([]);
  };
  await page.goto(pages.sl.home);
  await still();
  await page.goto(pages.sl.list);
  await still();
  await page.goto(`${pages.sl.list}/termalija`);
  await still();
  const day = (await plainDays(page, 'termalija')).find(({ ticketsAvailable }) => ticketsAvailable > 100);
  await page.goto(`${pages.sl.list}/termalija?date=${day?.date}`);
  await moreButtons(page, word).first().click();
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await still();
});

test('in forced colours a chosen, a free and a closed day differ', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const grid = page.getByRole('grid');
  const free = grid.getByRole('link', { name: new RegExp(`, ${word('Calendar.Free')}`) });
  const look = (name: RegExp) =>
    grid
      .getByRole('link', { name })
      .first()
      .evaluate((day) =>
        [day, day.parentElement].map((element) => {
          if (element === null) return '';
          // Shapes only, as the visitor chooses the colours.
          const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
          return [borderTopStyle, borderTopWidth, outlineStyle, outlineWidth].join(' ');
        }),
      );
  // The page's script stores the chosen day, so the test must not press before it has loaded.
  await page.goto(`${pages.sl.list}/termalija`);
  await turnMonthsTo(page, word, free.nth(1));
  await free.nth(1).click();
  await page.getByRole('link', { name: word('Calendar.Change') }).click();
  await expect(grid.getByRole('link', { name: new RegExp(`, ${word('Calendar.Selected')}`) })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  const chosen = await look(new RegExp(`, ${word('Calendar.Selected')}`));
  const plain = await look(new RegExp(`, ${word('Calendar.Free')}`));
  const closed = await grid
    .locator('[data-disabled] > span')
    .first()
    .evaluate((day) => getComputedStyle(day).color);
  expect(chosen).not.toEqual(plain);
  expect(closed).not.toBe(await free.first().evaluate((day) => getComputedStyle(day).color));
});
