import { isTicketType, productTypes } from '@shop/core/catalog/product-type';
import { dateText } from '@shop/core/dates/date-text';
import type { LocalDate } from '@shop/core/dates/local-date';
import { facilityId, productId, seasonId } from '@shop/core/ids';
import { percent } from '@shop/core/money/percent';
import {
  type SoldGiftCard,
  type SoldProduct,
  type SoldSeason,
  type SoldTicket,
  usualValidMonths,
} from '@shop/core/seller/catalog/seller-catalog';
import * as z from 'zod/mini';
import { given, mapped } from '../codec/codec.ts';
import { sentAs, wireObject } from '../codec/wire-object.ts';
import { dayAt, type SaleDays, saleDays } from './day-schemas.ts';
import {
  addressPart,
  dayReference,
  flag,
  id,
  list,
  oneOf,
  picture,
  places,
  record,
  wholeNumber,
} from './form-fields.ts';
import { priceGroup, priceList } from './prices.ts';
import { byText, discount, fixed, htmlIfAny, idOf, textFields, usually, words, wordsIfAny } from './sold-fields.ts';

/** A season as its file has it: days relative, gaps for them in its name. Without places it is not sold. */
export const season = wireObject(
  {
    id: idOf(seasonId, 'of the season'),
    texts: textFields({ name: words('the season; {from} and {to} stand for its days as each language writes them') }),
    firstDay: dayReference('first day of the season'),
    lastDay: dayReference('last day of the season'),
    capacity: z.exactOptional(places('places of the season; it is not sold without')),
    discount: usually(discount("the season's discount"), percent(0)),
  },
  record,
);

export type ListedSeason = z.output<typeof season>;

/** A season with its days, also in its name, as each language writes them. */
export const soldSeason = (
  { id: own, firstDay, lastDay, texts }: Pick<ListedSeason, keyof SoldSeason>,
  first: LocalDate,
): SoldSeason => {
  const [from, to] = [dayAt(firstDay, first), dayAt(lastDay, first)];
  const named = [...texts].map(([language, { name }]) => {
    const dated = name.replaceAll('{from}', dateText(from, language)).replaceAll('{to}', dateText(to, language));
    return [language, { name: dated }] as const;
  });
  return { id: own, firstDay: from, lastDay: to, texts: new Map(named) };
};

/** A ticket with its days and seasons as its file lists them. */
export type ListedTicket = Omit<SoldTicket, 'seasons'> & {
  readonly seasons: readonly ListedSeason[];
  readonly days?: SaleDays;
};

export type ListedProduct = ListedTicket | SoldGiftCard;

/** Members that only tickets, or only gift cards, have. */
const onlyTickets = ['facility', 'windowDays', 'priceGroups', 'seasons', 'days'] as const;
const onlyGiftCards = ['valueCard', 'quantityDiscountMinItems', 'validMonths', 'priceLists'] as const;

/** Members of tickets stand in tickets alone, and those of gift cards in gift cards. */
const productRecord = (shape: Parameters<typeof record>[0]) =>
  record(shape).check(({ value, issues }) => {
    const isTicket = productTypes.filter(isTicketType).some((type) => type === value.type);
    for (const name of isTicket ? onlyGiftCards : onlyTickets) {
      if (value[name] === undefined) continue;
      const message = isTicket
        ? 'is for gift cards; a ticket has priceGroups'
        : 'is for tickets; a gift card has priceLists';
      issues.push({ code: 'custom', path: [name], input: value[name], message });
    }
  });

const members = wireObject(
  {
    id: idOf(productId, 'of the product, for good'),
    type: oneOf(productTypes, 'what it is'),
    pageGroup: id('first part of the key of the page that lists it, such as poolTickets'),
    image: picture('address of its picture'),
    categories: usually(fixed(list(id('of a category'), 'categories that it is listed under'), byText), []),
    quantityDiscountMinItems: z.exactOptional(wholeNumber(1, 100, 'pieces from which on the reduced price counts')),
    texts: textFields({
      name: words('name'),
      url: addressPart('last part of its address'),
      shortDescription: wordsIfAny('a line for lists'),
      description: htmlIfAny('what it is, with markup'),
      termsText: htmlIfAny('terms, with markup'),
      helpText: htmlIfAny('help, with markup'),
      validityText: htmlIfAny('how long it is valid, with markup'),
      calendarText: htmlIfAny('beside the calendar, with markup'),
      selectText: htmlIfAny('beside the prices, with markup'),
      textBeforePrice: wordsIfAny('before the price in lists'),
      textAfterPrice: wordsIfAny('after the price in lists'),
      quantityDiscountText: wordsIfAny('what more pieces earn'),
      numberOfPeople: wordsIfAny('for how many'),
    }),
    isValueCard: sentAs(
      'valueCard',
      z.exactOptional(flag('true for a gift card whose buyer chooses what it is worth')),
    ),
    validMonths: z.exactOptional(
      wholeNumber(
        1,
        120,
        `months from the day of purchase for which a gift card is valid; ${usualValidMonths} when left out`,
      ),
    ),
    priceLists: z.exactOptional(list(priceList, 'prices of a gift card')),
    facilityId: sentAs(
      'facility',
      z.exactOptional(
        idOf(facilityId, 'whose places a ticket takes, together with its other tickets; its own when left out'),
      ),
    ),
    windowDays: z.exactOptional(wholeNumber(0, 1095, 'a ticket of a day is sold for so many days after today')),
    priceGroups: z.exactOptional(list(priceGroup, 'kinds of stay of a ticket')),
    seasons: z.exactOptional(list(season, 'seasons of a multi-day ticket')),
    days: z.exactOptional(saleDays),
  },
  productRecord,
);

export const product = mapped(members, {
  decode: ({ type, isValueCard = false, priceLists = [], facilityId: facility, days, ...listed }): ListedProduct => {
    const { windowDays = 0, priceGroups = [], seasons = [], ...base } = listed;
    if (!isTicketType(type)) return { ...base, type, isValueCard, priceLists };
    const places = facility ?? facilityId(base.id);
    return { ...base, type, facilityId: places, windowDays, priceGroups, seasons, ...given({ days }) };
  },
  encode: (listed) => {
    if ('priceLists' in listed) {
      const { isValueCard, ...card } = listed;
      return { ...card, ...(isValueCard ? { isValueCard } : {}) };
    }
    const { facilityId: facility, windowDays, seasons, ...ticket } = listed;
    return {
      ...ticket,
      ...(String(facility) === String(ticket.id) ? {} : { facilityId: facility }),
      ...(windowDays === 0 ? {} : { windowDays }),
      ...(seasons.length === 0 ? {} : { seasons }),
    };
  },
});

export const soldProduct = (listed: ListedProduct, first: LocalDate): SoldProduct => {
  if (!('seasons' in listed)) return listed;
  const { days: _, seasons, ...ticket } = listed;
  return { ...ticket, seasons: seasons.map((own) => soldSeason(own, first)) };
};
