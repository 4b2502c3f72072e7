import type { Cleaner } from '@shop/core/content/clean-html';
import type { LocalDate } from '@shop/core/dates/local-date';
import type {
  Described,
  HostCatalog,
  ProductText,
  SoldPriceGroup,
  SoldPriceList,
  SoldProduct,
  SoldUpsell,
  Texts,
} from '@shop/core/host/catalog/host-catalog';
import type { PeriodPlaces } from '@shop/core/host/places/period-places';
import { priceGroupId, priceListId, productId, upsellId } from '@shop/core/ids';
import { type Language, languages } from '@shop/core/languages/language';
import { cents } from '@shop/core/money/cents';
import { sampleMedia } from '../content/sample-media.ts';
import { howToUse, twelveMonths } from './gift-card-words.ts';
import type { SamplePromo } from './promo-codes.ts';
import { sampleCatalog } from './sample-catalog.ts';
import { sampleDays } from './sample-days.ts';
import type { SampleGiftCard, SamplePriceGroup, SamplePriceList, SampleTicket } from './sample-product.ts';
import { chooseTickets, from, perPerson, validOnDay } from './ticket-words.ts';
import type { SampleUpsell } from './upsells.ts';

const perLanguage = <Text>(textOf: (language: Language) => Text): Texts<Text> =>
  new Map(languages.map((language) => [language, textOf(language)]));

const soldList = (list: SamplePriceList): SoldPriceList => ({
  id: priceListId(list.id),
  price: cents(list.price),
  ...(list.priceWithDiscount === undefined ? {} : { priceWithDiscount: cents(list.priceWithDiscount) }),
  kind: list.packageItems === undefined ? { type: 'default' } : { type: 'package', items: list.packageItems },
  enabled: true,
  texts: perLanguage((language) => ({ name: list.name[language] })),
});

const soldGroup = (group: SamplePriceGroup, clean: Cleaner): SoldPriceGroup => ({
  id: priceGroupId(group.id),
  enabled: true,
  weekdays: group.weekdays,
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

const soldTicket = (ticket: SampleTicket, clean: Cleaner): SoldProduct => ({
  id: productId(ticket.id),
  type: 'dailyTicket',
  pageGroup: 'poolTickets',
  image: sampleMedia[ticket.image].url,
  categories: [],
  windowDays: ticket.windowDays,
  priceGroups: ticket.priceGroups.map((group) => soldGroup(group, clean)),
  seasons: [],
  texts: perLanguage((language) => ticketText(ticket, language, clean)),
});

const cardText = (card: SampleGiftCard, language: Language, clean: Cleaner): ProductText => {
  const words = card.words[language];
  return {
    url: words.url,
    name: words.name,
    shortDescription: words.shortDescription,
    description: clean(words.description),
    termsText: clean(words.terms),
    helpText: clean(howToUse[language]),
    validityText: clean(twelveMonths[language]),
    calendarText: clean(''),
    selectText: clean(''),
    textBeforePrice: card.isValueCard ? '' : from[language],
    textAfterPrice: '',
    quantityDiscountText: words.quantityDiscount,
    numberOfPeople: words.numberOfPeople,
  };
};

const soldCard = (card: SampleGiftCard, clean: Cleaner): SoldProduct => ({
  id: productId(card.id),
  type: card.type,
  pageGroup: 'giftVouchers',
  image: sampleMedia[card.image].url,
  categories: card.categories,
  ...(card.quantityDiscountMinItems === undefined ? {} : { quantityDiscountMinItems: card.quantityDiscountMinItems }),
  isValueCard: card.isValueCard,
  priceLists: card.priceLists.map(soldList),
  texts: perLanguage((language) => cardText(card, language, clean)),
});

/** Upsells go with every ticket, on the day of the visit. */
const soldUpsell = ({ id, price, image, words }: SampleUpsell): SoldUpsell => ({
  id: upsellId(id),
  price: cents(price),
  image: sampleMedia[image].url,
  isBoundToDay: true,
  parents: sampleCatalog.tickets.map((ticket) => productId(ticket.id)),
  texts: perLanguage((language) => words[language]),
});

const soldPromo = ({ percent, amount = 0, maxUses, description }: SamplePromo) => ({
  promo:
    percent === undefined
      ? ({ type: 'amount', amount: cents(amount) } as const)
      : ({ type: 'percent', percent } as const),
  ...(maxUses === undefined ? {} : { maxUses }),
  texts: perLanguage((language) => ({ description: description[language] })),
});

/** The sample as a host sells it, tickets before gift cards. */
export const soldSample = (clean: Cleaner): HostCatalog => {
  const { tickets, giftCards, categories, upsells, promoCodes } = sampleCatalog;
  const products = [
    ...tickets.map((ticket) => soldTicket(ticket, clean)),
    ...giftCards.map((card) => soldCard(card, clean)),
  ];
  return {
    version: 1,
    products: new Map(products.map((product) => [product.id, product])),
    categories: new Map(categories.map(({ id, name }) => [id, perLanguage((language) => ({ name: name[language] }))])),
    upsells: new Map(upsells.map((upsell) => [upsellId(upsell.id), soldUpsell(upsell)])),
    promos: new Map(promoCodes.map((promo) => [promo.code, soldPromo(promo)])),
  };
};

/** Every day that the sample's tickets are sold for, counted from the first. */
export const samplePeriods = (first: LocalDate): readonly PeriodPlaces[] =>
  sampleCatalog.tickets.flatMap((ticket) =>
    sampleDays(ticket.days, first).map(({ date, capacity, facilityPercent }) => ({
      productId: productId(ticket.id),
      period: { type: 'day', date },
      capacity,
      facilityDiscount: facilityPercent,
      sold: 0,
      paying: 0,
      held: 0,
    })),
  );
