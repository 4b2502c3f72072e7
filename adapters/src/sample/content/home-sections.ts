import type { Uncleaned } from '@shop/core/content/clean-html';
import type { Section } from '@shop/core/content/section';
import type { Language } from '@shop/core/languages/language';
import { homeWords, type ListWords, lines } from './home-words.ts';

/** What stands on the home below its cards: the three areas, how a ticket is bought, and when is open (D-HOME-SECTIONS). */
export const homeSections = (language: Language): readonly Uncleaned<Section>[] => {
  const { areas, steps, hours } = homeWords[language];
  const list = (id: string, numbered: boolean, { title, items }: ListWords): Uncleaned<Section> => ({
    type: 'infoList',
    id,
    title,
    text: '',
    numbered,
    items,
  });
  return [
    {
      type: 'featuredProducts',
      id: 'home-areas',
      title: areas.title,
      text: lines(areas.text),
      group: 'poolTickets',
      productIds: ['termalija', 'orhidelija', 'aqualuna'],
    },
    list('home-steps', true, { ...steps, items: steps.items.map(({ title, text }) => ({ title, text: lines(text) })) }),
    list('home-hours', false, hours),
  ];
};
