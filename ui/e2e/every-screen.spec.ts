import { languages } from '@shop/core/languages/language';
import { axeFindings } from './axe-findings.ts';
import { unfittingWords } from './fitting.ts';
import { keepScreenshot } from './screenshots.ts';
import { expect, test } from './shop-test.ts';
import { tour } from './shop-tour.ts';
import { smallTargets } from './targets.ts';

/** Languages whose screens are kept as pictures: the shop's own, and the one with the longest words. */
const pictured = new Set<string>(['sl', 'de']);

/** What is wrong, and on which screens. */
const findings = () => {
  const screens = new Map<string, string[]>();
  return {
    add: (screen: string, found: readonly string[]) => {
      for (const what of found) screens.set(what, [...(screens.get(what) ?? []), screen]);
    },
    all: () => Object.fromEntries([...screens].map(([what, where]) => [what, where.join(', ')])),
  };
};

for (const language of languages) {
  test(`every screen, dialog and menu in ${language} is accessible, fits and can be hit with a finger`, async ({
    page,
    words,
    provoke,
  }, info) => {
    test.setTimeout(180_000);
    const { project } = info;
    test.skip(project.name !== 'phone' && !pictured.has(language), 'wide screens have room for every language');
    const found = findings();
    for await (const stop of tour({ page, language, word: await words(language), provoke })) {
      // What has slipped below the sticky header counts as too small to hit.
      if (stop.over === undefined) await page.evaluate(() => window.scrollTo(0, 0));
      found.add(stop.name, await axeFindings(page));
      if (project.name === 'phone') {
        found.add(stop.name, await smallTargets(page, stop));
        found.add(stop.name, await unfittingWords(page));
      }
      if (pictured.has(language)) await keepScreenshot(page, language, stop, info);
    }
    expect(found.all()).toEqual({});
  });
}
