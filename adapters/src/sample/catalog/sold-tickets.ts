import { isBoundToDay, type TicketType } from '@shop/core/catalog/product-type';
import type { Cleaner } from '@shop/core/content/clean-html';
import { dateText } from '@shop/core/dates/date-text';
import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import type {
  Described,
  ProductText,
  SoldPriceGroup,
  SoldProduct,
  SoldSeason,
} from '@shop/core/host/catalog/host-catalog';
import { facilityId, priceGroupId, productId, seasonId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { defaultPersonCategories } from '@shop/core/packages/person-categories';
import { sampleMedia } from '../content/sample-media.ts';
import type { PerLanguage, SamplePriceGroup, SamplePriceList, SampleSeason, SampleTicket } from './sample-product.ts';
import { perLanguage, soldList } from './sold-prices.ts';
import {
  adultsFrom,
  adultsPay,
  chooseHours,
  choosePass,
  chooseTickets,
  from,
  perPerson,
  validInSeason,
  validOnDay,
} from './ticket-words.ts';

const soldGroup = (group: SamplePriceGroup, clean: Cleaner): SoldPriceGroup => ({
  id: priceGroupId(group.id),
  enabled: group.isOff !== true,
  weekdays: group.weekdays,
  ...(group.holidays === undefined ? {} : { holidays: group.holidays }),
  ...(group.sameStayAs === undefined ? {} : { sameStayAs: priceGroupId(group.sameStayAs) }),
  priceLists: group.priceLists.map(soldList),
  texts: perLanguage((language): Described => {
    const { name, description } = group.words[language];
    return { name, description: clean(description) };
  }),
});

const selectTexts = {
  dailyTicket: chooseTickets,
  hourlyTicket: chooseHours,
  multiDayTicket: choosePass,
} as const satisfies Readonly<Record<TicketType, PerLanguage<string>>>;

const isAdults = ({ categoryId }: SamplePriceList): boolean =>
  categoryId === undefined || categoryId === defaultPersonCategories.adult;

/** What stands before a card's price, which is the cheapest of an adult (D-FROM-PRICE); nothing where there is one price for all. */
const wordsBeforePrice = ({ priceGroups }: SampleTicket): PerLanguage<string> | undefined => {
  const lists = priceGroups.filter(({ isOff }) => isOff !== true).flatMap((group) => group.priceLists);
  const singles = lists.filter((list) => list.packageItems === undefined && list.isOff !== true);
  const prices = new Set(singles.filter(isAdults).map(({ price }) => price));
  const isForAll = singles.every(isAdults);
  if (prices.size === 1) return isForAll ? undefined : adultsPay;
  return isForAll ? from : adultsFrom;
};

const ticketText = (ticket: SampleTicket, language: Language, clean: Cleaner): ProductText => {
  const { url, name, shortDescription, description, terms } = ticket.words[language];
  const isForDay = isBoundToDay(ticket.type);
  return {
    url,
    name,
    shortDescription,
    description: clean(description),
    termsText: clean(terms),
    helpText: clean(''),
    validityText: clean(''),
    calendarText: clean((isForDay ? validOnDay : validInSeason)[language]),
    selectText: clean((ticket.select ?? selectTexts[ticket.type])[language]),
    textBeforePrice: wordsBeforePrice(ticket)?.[language] ?? '',
    textAfterPrice: perPerson[language],
    quantityDiscountText: '',
    numberOfPeople: '',
  };
};

/** A season's name with its days as the language writes them. */
const seasonName = (name: string, firstDay: LocalDate, lastDay: LocalDate, language: Language): string =>
  name.replace('{from}', dateText(firstDay, language)).replace('{to}', dateText(lastDay, language));

const soldSeason = (season: SampleSeason, start: LocalDate): SoldSeason => {
  const firstDay = plusDays(start, season.firstDay);
  const lastDay = plusDays(start, season.lastDay);
  const texts = perLanguage((language) => ({ name: seasonName(season.name[language], firstDay, lastDay, language) }));
  return { id: seasonId(season.id), firstDay, lastDay, texts };
};

/** A ticket as a host sells it from the first start on. */
export const soldTicket = (ticket: SampleTicket, start: LocalDate, clean: Cleaner): SoldProduct => ({
  id: productId(ticket.id),
  type: ticket.type,
  facilityId: facilityId(ticket.area),
  pageGroup: 'poolTickets',
  image: sampleMedia[ticket.image].url,
  categories: [],
  windowDays: ticket.windowDays,
  priceGroups: ticket.priceGroups.map((group) => soldGroup(group, clean)),
  seasons: ticket.seasons.map((season) => soldSeason(season, start)),
  texts: perLanguage((language) => ticketText(ticket, language, clean)),
});
