import type { PaymentMethod, Section, ShopCard } from '@shop/core/content/section';
import type { AnswerOf, CallName } from '../../wire/calls/call-table.ts';

const everySecond = <Entry>(entries: readonly Entry[]): readonly Entry[] => entries.filter((_, at) => at % 2 === 0);

/** Applies `less` to every second entry, from the first one on, and leaves the others unchanged. */
const reduceEverySecond = <Entry>(entries: readonly Entry[], less: (entry: Entry) => Entry): readonly Entry[] =>
  entries.map((entry, at) => (at % 2 === 0 ? less(entry) : entry));

const bareCard = ({ image: _, ...card }: ShopCard): ShopCard => ({ ...card, text: '' });
const bareMethod = ({ title }: PaymentMethod): PaymentMethod => ({ title });

/** Returns a section with an empty title, if its title is optional, and with fewer pictures, logos and entries. */
const bareSection = (section: Section): Section => {
  switch (section.type) {
    case 'shopCards':
      return { ...section, title: '', cards: reduceEverySecond(section.cards, bareCard), booking: undefined };
    case 'paymentMethod':
      return { ...section, title: '', methods: reduceEverySecond(section.methods, bareMethod) };
    case 'infoList':
      return { ...section, title: '', items: everySecond(section.items) };
    case 'featuredProducts':
      return { ...section, title: '', productIds: everySecond(section.productIds) };
    case 'orderCompleted':
    case 'orderCancellation':
      return { ...section, title: '', texts: {} };
    case 'openingHours':
      return { ...section, title: '', areas: everySecond(section.areas) };
    case 'productList':
      return { ...section, title: '', headings: everySecond(section.headings) };
    case 'cartReview':
    case 'personalData':
    case 'unknown':
      return { ...section, title: '' };
  }
};

type Halves = { readonly [Name in CallName]?: (answer: AnswerOf<Name>) => AnswerOf<Name> };

const halves: Halves = {
  loadPage: (page) => ({ ...page, sections: everySecond(page.sections).map(bareSection) }),
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

/** Whether the call's answer has parts that content may lack. */
export const isHalvable = (call: CallName): boolean => halves[call] !== undefined;

/** Returns an answer without every second section, link, text and page; remaining sections lose their title and
 *  every second picture, logo and entry. */
export const halfEmpty = <Name extends CallName>(call: Name, answer: AnswerOf<Name>): AnswerOf<Name> =>
  halves[call]?.(answer) ?? answer;
