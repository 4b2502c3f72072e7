import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { widths } from './widths.ts';

/** Smallest size of letters that visitors of any age can read. Units: CSS pixels. */
const smallest = 13;

const screens = [
  ['the list of tickets', pages.sl.list],
  ['the calendar', `${pages.sl.list}/termalija`],
  ['the cards of a day', `${pages.sl.list}/termalija?date=2027-01-15`],
] as const;

for (const [width, options] of widths) {
  test.describe(width, () => {
    test.use(options);

    for (const [name, path] of screens) {
      test(`the letters of ${name} have ${smallest} px or more`, async ({ page }) => {
        await page.goto(path);
        const texts = await page.getByRole('main').evaluate((main) => {
          for (const folded of main.querySelectorAll('details')) folded.open = true;
          const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          const found: { readonly text: string; readonly size: number }[] = [];
          while (walker.nextNode()) {
            const { textContent, parentElement } = walker.currentNode;
            if (parentElement?.checkVisibility() !== true) continue;
            const text = textContent?.trim() ?? '';
            if (text !== '') found.push({ text, size: Number.parseFloat(getComputedStyle(parentElement).fontSize) });
          }
          return found;
        });
        expect(texts.length).toBeGreaterThan(20);
        expect(texts.filter(({ size }) => size < smallest)).toEqual([]);
      });
    }
  });
}
