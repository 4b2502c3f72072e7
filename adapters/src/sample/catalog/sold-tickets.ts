import type { Cleaner } from '@shop/core/content/clean-html';
import type { Described, ProductText, SoldPriceGroup, SoldProduct } from '@shop/core/host/catalog/host-catalog';
import { facilityId, priceGroupId, productId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { sampleMedia } from '../content/sample-media.ts';
import type { SamplePriceGroup, SampleTicket } from './sample-product.ts';
import { perLanguage, soldList } from './sold-prices.ts';
import { chooseTickets, from, perPerson, validOnDay } from './ticket-words.ts';

const soldGroup = (group: SamplePriceGroup, clean: Cleaner): SoldPriceGroup => ({
  id: priceGroupId(group.id),
  enabled: true,
  weekdays: group.weekdays,
  ...(group.sameStayAs === undefined ? {} : { sameStayAs: priceGroupId(group.sameStayAs) }),
  priceLists: group.priceLists.map(soldList),
  texts: perLanguage((language): Described => {
    const { name, description } = group.words[language];
    return { name, description: clean(description) };
  }),
});

const ticketText = (ticket: SampleTicket, language: Language, clean: Cleaner): ProductText => ({
  url: ticket.id,
  name: ticket.name,
  shortDescription: ticket.words[language].shortDescription,
  description: clean(ticket.words[language].description),
  termsText: clean(ticket.words[language].terms),
  helpText: clean(''),
  validityText: clean(''),
  calendarText: clean(validOnDay[language]),
  selectText: clean(chooseTickets[language]),
  textBeforePrice: from[language],
  textAfterPrice: perPerson[language],
  quantityDiscountText: '',
  numberOfPeople: '',
});

/** A pool ticket as a host sells it. */
export const soldTicket = (ticket: SampleTicket, clean: Cleaner): SoldProduct => ({
  id: productId(ticket.id),
  type: 'dailyTicket',
  facilityId: facilityId(ticket.facility ?? ticket.id),
  pageGroup: 'poolTickets',
  image: sampleMedia[ticket.image].url,
  categories: [],
  windowDays: ticket.windowDays,
  priceGroups: ticket.priceGroups.map((group) => soldGroup(group, clean)),
  seasons: [],
  texts: perLanguage((language) => ticketText(ticket, language, clean)),
});
