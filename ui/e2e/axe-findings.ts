import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The small one of the two files that axe comes in: a page reads it anew for every look, and the large one twice. */
const axeFile = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);

/** Read already, so that nothing of it is read by the page again. */
const nothing = 'undefined';

/** What axe finds wrong with a page or a part of it, and where. */
export const axeFindings = async (page: Page, within?: string): Promise<readonly string[]> => {
  if (await page.evaluate(() => !Reflect.has(window, 'axe'))) await page.evaluate(readFileSync(axeFile, 'utf8'));
  // The mode for pages without frames, which ours are: no second page to open for every look.
  const builder = new AxeBuilder({ page, axeSource: nothing }).setLegacyMode(true);
  const looks = builder.options({ resultTypes: ['violations'] }).withTags(wcag);
  const { violations } = await (within === undefined ? looks : looks.include(within)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
};
