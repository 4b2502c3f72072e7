import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The minified file of axe, since every new document loads it; the full file is twice as large. */
const axeFile = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);

/** A script that does nothing, as the page has already loaded axe. */
const nothing = 'undefined';

/** Rules whose result depends on styles alone; together they take most of the time. */
const rulesOfStyles = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

/** Returns the violations that axe finds in a page or a part of it, with their elements. `isOfTexts` leaves out the
 *  rules of styles, for a page that was examined in another language. */
export const axeFindings = async (
  page: Page,
  { within, isOfTexts = false }: { readonly within?: string | undefined; readonly isOfTexts?: boolean } = {},
): Promise<readonly string[]> => {
  if (await page.evaluate(() => !Reflect.has(window, 'axe'))) await page.evaluate(readFileSync(axeFile, 'utf8'));
  // The mode for pages without frames, such as ours: it opens no second page for each check.
  const builder = new AxeBuilder({ page, axeSource: nothing }).setLegacyMode(true);
  const looks = builder.options({ resultTypes: ['violations'], rules: isOfTexts ? rulesOfStyles : {} }).withTags(wcag);
  const { violations } = await (within === undefined ? looks : looks.include(within)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
};
