import { plainDays, turnMonthsTo } from './days.ts';
import { moreButtons } from './guest.ts';
import { carryOrder } from './prepared-order.ts';
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

/** Returns cards and controls: elements with text and round corners that only a background sets apart. Runs in the
 *  page. */
const cardsByBackground = (): readonly Element[] => {
  const clear = 'rgba(0, 0, 0, 0)';
  const groundOf = (element: Element): string => {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (backgroundColor !== clear) return backgroundColor;
    }
    return clear;
  };
  return [...document.querySelectorAll('body *')].filter((element) => {
    const { backgroundColor, borderTopLeftRadius } = getComputedStyle(element);
    const isRound = Number.parseFloat(borderTopLeftRadius) >= 8 && element.getBoundingClientRect().height >= 40;
    const isApart = backgroundColor !== clear && backgroundColor !== groundOf(element);
    return isRound && isApart && element.checkVisibility() && element.textContent?.trim() !== '';
  });
};

test('in forced colours every card has a frame, and the chosen tab and way to buy have a label', async ({
  page,
  context,
  shop,
}) => {
  const order = await carryOrder(context, shop.origin);
  const { home, list, cart, buyer, payment, thanks } = pages.sl;
  const ticket = `${list}/termalija`;
  const colours = (chosen: 'checked' | 'selected', role: 'radio' | 'tab') =>
    page.getByRole(role, { [chosen]: true }).evaluate((element) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element.closest('label') ?? element);
      return { isReadable: color !== backgroundColor, forcedColorAdjust };
    });
  const frameless = new Set<string>();
  const readable = { isReadable: true, forcedColorAdjust: 'none' };
  for (const path of [home, list, ticket, `${ticket}?date=${order.date}`, cart, buyer, payment, 'paid']) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(path === 'paid' ? `${thanks}?status=4&ref=${await order.pay()}` : path);
    const cards = await page.evaluateHandle(cardsByBackground);
    await page.emulateMedia({ forcedColors: 'active' });
    const found = await cards.evaluate((elements) =>
      elements.flatMap((element) => {
        const { borderTopWidth, forcedColorAdjust } = getComputedStyle(element);
        // A part that keeps its own colours needs no frame.
        return borderTopWidth !== '0px' || forcedColorAdjust === 'none'
          ? []
          : [`${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`];
      }),
    );
    for (const card of found) frameless.add(card);
    if (path === buyer) expect(await colours('checked', 'radio')).toEqual(readable);
    if (path === payment) expect(await colours('selected', 'tab')).toEqual(readable);
  }
  expect([...frameless]).toEqual([]);
});
