import type { AnswerOf, CallName } from '../calls/call-table.ts';

const everySecond = <Entry>(entries: readonly Entry[]): readonly Entry[] => entries.filter((_, at) => at % 2 === 0);

type Halves = { readonly [Name in CallName]?: (answer: AnswerOf<Name>) => AnswerOf<Name> };

const halves: Halves = {
  loadPage: (page) => ({ ...page, sections: everySecond(page.sections) }),
  loadSite: (site) => ({
    ...site,
    footer: {
      ...site.footer,
      links: everySecond(site.footer.links),
      columns: everySecond(site.footer.columns),
      social: everySecond(site.footer.social),
      bottomLinks: everySecond(site.footer.bottomLinks),
    },
  }),
  loadTranslations: (words) => Object.fromEntries(everySecond(Object.entries(words))),
  loadRouteKeys: everySecond,
};

/** Whether an answer of the call has parts that content may lack. */
export const isHalvable = (call: CallName): boolean => halves[call] !== undefined;

/** Content of which every second part is not there: sections, links, words, pages of the list. */
export const halfEmpty = <Name extends CallName>(call: Name, answer: AnswerOf<Name>): AnswerOf<Name> =>
  halves[call]?.(answer) ?? answer;
