import type { TestInfo } from '@playwright/test';
import { languages } from '@shop/core/languages/language';
import { axeFindings } from './axe-findings.ts';
import { unfittingWords } from './fitting.ts';
import { keepScreenshot } from './screenshots.ts';
import { expect, test } from './shop-test.ts';
import { everyDialog, everyPage, everyState } from './shop-tour.ts';
import { smallTargets } from './targets.ts';
import { wideScreen } from './widths.ts';
import { wordsOf } from './words.ts';

/** The shop's main language, whose dialogs and states are all examined. */
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

/** Examines every page with axe, and dialogs and states as wanted; returns the problems by screen. */
const examine = async (
  visitor: Visitor,
  info: TestInfo,
  { fit, dialogs, states }: { readonly fit: boolean; readonly dialogs: boolean; readonly states: boolean },
) => {
  const { page, language } = visitor;
  const problems = findings();
  const tours = [dialogs && everyDialog(visitor), states && everyState(visitor), everyPage(visitor)];
  for (const tour of tours) {
    if (tour === false) continue;
    const isOfPages = tour === tours.at(-1);
    for await (const stop of tour) {
      // Controls that have moved below the sticky header count as too small.
      if (stop.over === undefined) await page.evaluate(() => window.scrollTo(0, 0));
      if (isOfPages || states) problems.add(stop.name, await axeFindings(page));
      if (states && fit) problems.add(stop.name, await smallTargets(page, stop));
      if (fit) problems.add(stop.name, await unfittingWords(page));
      if (pictured.has(language)) await keepScreenshot(page, language, stop, info);
    }
  }
  return problems.all();
};

for (const language of languages) {
  test(`pages and dialogs in ${language} pass axe and fit 320 px and 200 % zoom (R-EXPECT-17)`, async ({
    page,
    context,
    shop,
    provoke,
  }, info) => {
    test.setTimeout(300_000);
    const visitor = { page, context, origin: shop.origin, language, word: wordsOf(language), provoke };
    const states = language === main || pictured.has(language);
    expect(await examine(visitor, info, { fit: true, dialogs: true, states })).toEqual({});
  });
}

test.describe('on a wide screen', () => {
  test.use(wideScreen);

  test(`pages in ${longest} pass axe`, async ({ page, context, shop, provoke }, info) => {
    test.setTimeout(300_000);
    const visitor = { page, context, origin: shop.origin, language: longest, word: wordsOf(longest), provoke } as const;
    const isPictured = pictured.has(longest);
    expect(await examine(visitor, info, { fit: false, dialogs: isPictured, states: isPictured })).toEqual({});
  });
});
