import { weighPages } from './page-weight.ts';
import { expect, test } from './shop-test.ts';

test('no page is larger than the limit of its kind', async ({ browser, shop }) => {
  for await (const { path, code, html, limit } of weighPages(browser, shop.origin)) {
    expect.soft(code, `KB of script and styles of ${path}`).toBeLessThan(limit.code);
    expect.soft(html, `KB of HTML of ${path}`).toBeLessThan(limit.html);
    // Plausible sizes show that neither was missing.
    expect.soft([code > limit.code - 10, html > limit.html / 2]).toEqual([true, true]);
  }
});
