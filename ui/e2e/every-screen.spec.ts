import { languages } from '@shop/core/languages/language';
import { axeFindings } from './axe-findings.ts';
import { unfittingWords } from './fitting.ts';
import { keepScreenshot } from './screenshots.ts';
import { expect, test } from './shop-test.ts';
import { tour } from './shop-tour.ts';
import { smallTargets } from './targets.ts';
import { wordsOf } from './words.ts';

/** The shop's main language, and the one with the longest texts. For the checks of axe one language per width is
 *  enough. */
const examined = { phone: 'sl', desktop: 'de' } as const;

/** Languages whose screens are stored as pictures when `SCREENS` is on. */
const pictured = new Set<string>(process.env.SCREENS === 'on' ? Object.values(examined) : []);

/** Collects problems with the screens that have them. */
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
  test(`every screen, dialog and menu in ${language} is accessible, fits and can be hit with a finger (R-EXPECT-17)`, async ({
    page,
    provoke,
  }, info) => {
    test.setTimeout(300_000);
    const isPhone = info.project.name === 'phone';
    const isExamined = language === examined[isPhone ? 'phone' : 'desktop'];
    test.skip(!isPhone && !isExamined && !pictured.has(language), 'wide screens have room for every language');
    const found = findings();
    for await (const stop of tour({ page, language, word: wordsOf(language), provoke })) {
      // Controls that have moved below the sticky header count as too small.
      if (stop.over === undefined) await page.evaluate(() => window.scrollTo(0, 0));
      if (isExamined) found.add(stop.name, await axeFindings(page));
      if (isPhone) {
        found.add(stop.name, await smallTargets(page, stop));
        found.add(stop.name, await unfittingWords(page));
      }
      if (pictured.has(language)) await keepScreenshot(page, language, stop, info);
    }
    expect(found.all()).toEqual({});
  });
}
