import type { TicketGuide } from '@shop/core/content/ticket-guide';
import type { Language } from '@shop/core/languages/language';
import { sampleContent } from '../sample-content.ts';

/** Returns the guides to the tickets of the sample in a language. */
export const ticketGuides = async (language: Language): Promise<readonly TicketGuide[]> => {
  const routes = (await sampleContent.loadRouteKeys())._unsafeUnwrap();
  const list = routes.find(({ key }) => key.startsWith('poolTickets_'));
  return (await sampleContent.loadPage(language, list?.paths[language] ?? ''))._unsafeUnwrap().guides ?? [];
};
