import type { TestInfo } from '@playwright/test';
import { languages } from '@shop/core/languages/language';
import { axeFindings } from './axe-findings.ts';
import { unfittingWords } from './fitting.ts';
import { keepScreenshot } from './screenshots.ts';
import { expect, test } from './shop-test.ts';
import { everyDialog, everyPage, everyState, type Stop, widePages } from './shop-tour.ts';
import { smallTargets } from './targets.ts';
import { wideScreen } from './widths.ts';
import { wordsOf } from './words.ts';

/** The shop's main language, in which styles, dialogs and states are examined too. */
const main = 'sl';

/** The language with the longest texts, for wide screens. */
const longest = 'de';

/** Languages whose screens are stored as pictures when `SCREENS` is on. */
const pictured = new Set<string>(process.env.SCREENS === 'on' ? [main, longest] : []);

/** Collects problems with the screens that have them. */
const findings = () => {
  const screens = new Map<string, string[]>();
  return {
    add: (screen: string, problems: readonly string[]) => {
      for (const what of problems) screens.set(what, [...(screens.get(what) ?? []), screen]);
    },
    all: () => Object.fromEntries([...screens].map(([what, where]) => [what, where.join(', ')])),
  };
};

type Visitor = Parameters<typeof everyPage>[0];

type Extent = {
  /** Whether styles are examined too: contrast, targets and the layout at 200 % zoom. */
  readonly withStyles: boolean;
  readonly fits: boolean;
};

/** Examines the screens of a tour; returns the problems by screen. */
const examine = async (
  { page, language }: Visitor,
  tours: readonly AsyncGenerator<Stop>[],
  info: TestInfo,
  { withStyles, fits }: Extent,
) => {
  const problems = findings();
  for (const tour of tours)
    for await (const stop of tour) {
      // Controls that have moved below the sticky header count as too small.
      if (stop.over === undefined) await page.evaluate(() => window.scrollTo(0, 0));
      if (withStyles || stop.over === undefined)
        problems.add(stop.name, await axeFindings(page, { within: stop.over, isOfTexts: !withStyles }));
      if (fits && withStyles) problems.add(stop.name, await smallTargets(page, stop));
      if (fits) problems.add(stop.name, await unfittingWords(page, { withZoom: withStyles || language === longest }));
      if (pictured.has(language)) await keepScreenshot(page, language, stop, info);
    }
  return problems.all();
};

for (const language of languages) {
  test(`pages and dialogs in ${language} pass axe and fit 320 px (R-EXPECT-17)`, async ({
    page,
    context,
    shop,
    provoke,
  }, info) => {
    test.setTimeout(300_000);
    const visitor = { page, context, origin: shop.origin, language, word: wordsOf(language), provoke };
    const withStyles = language === main;
    const states = withStyles || pictured.has(language) ? [everyState(visitor)] : [];
    const tours = [everyDialog(visitor), ...states, everyPage(visitor)];
    expect(await examine(visitor, tours, info, { withStyles, fits: true })).toEqual({});
  });
}

test.describe('on a wide screen', () => {
  test.use(wideScreen);

  test(`pages with columns in ${longest} pass axe`, async ({ page, context, shop, provoke }, info) => {
    test.setTimeout(300_000);
    const visitor = { page, context, origin: shop.origin, language: longest, word: wordsOf(longest), provoke } as const;
    expect(await examine(visitor, [widePages(visitor)], info, { withStyles: true, fits: false })).toEqual({});
  });
});
