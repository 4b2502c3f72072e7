import { isTicketType, productTypes } from '@shop/core/catalog/product-type';
import { dateText } from '@shop/core/dates/date-text';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { SoldGiftCard, SoldProduct, SoldSeason, SoldTicket } from '@shop/core/host/catalog/host-catalog';
import { facilityId, productId, seasonId } from '@shop/core/ids';
import { type Percent, percent } from '@shop/core/money/percent';
import * as z from 'zod/mini';
import { mapped } from '../codec/codec.ts';
import { present } from '../codec/present.ts';
import { type DayReference, dayAt, type SaleDays, saleDays } from './day-schemas.ts';
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
import { byText, discount, fixed, idOf, usually } from './sold-fields.ts';
import { fieldsOf, htmlIfAny, textsOf, words, wordsIfAny } from './texts-form.ts';

/** A season with its places, its days not counted yet, and its name with a gap for each of them. */
export type ListedSeason = Omit<SoldSeason, 'firstDay' | 'lastDay'> & {
  readonly firstDay: DayReference;
  readonly lastDay: DayReference;
  /** Units: persons; a season without is not sold. */
  readonly capacity?: number;
  readonly discount: Percent;
};

export const season = mapped(
  record({
    id: idOf(seasonId, 'of the season'),
    name: words('the season; {from} and {to} stand for its days as each language writes them'),
    firstDay: dayReference('first day of the season'),
    lastDay: dayReference('last day of the season'),
    capacity: z.exactOptional(places('places of the season; it is not sold without')),
    discount: usually(discount("the season's discount"), percent(0)),
  }),
  {
    decode: ({ name, ...rest }): ListedSeason => ({ ...rest, texts: textsOf({ name }) }),
    encode: ({ texts, ...rest }) => ({ ...rest, ...fieldsOf(texts) }),
  },
);

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

/** A ticket with what its file says of its days and seasons. */
export type ListedTicket = Omit<SoldTicket, 'seasons'> & {
  readonly seasons: readonly ListedSeason[];
  readonly days?: SaleDays;
};

export type ListedProduct = ListedTicket | SoldGiftCard;

/** Members that only tickets, or only gift cards, have. */
const onlyTickets = ['facility', 'windowDays', 'priceGroups', 'seasons', 'days'] as const;
const onlyGiftCards = ['valueCard', 'quantityDiscountMinItems', 'priceLists'] as const;

const productMembers = record({
  id: idOf(productId, 'of the product, for good'),
  type: oneOf(productTypes, 'what it is'),
  pageGroup: id('first part of the key of the page that lists it, such as poolTickets'),
  image: picture('address of its picture'),
  categories: usually(fixed(list(id('of a category'), 'categories that it is listed under'), byText), []),
  quantityDiscountMinItems: z.exactOptional(wholeNumber(1, 100, 'pieces from which on the reduced price counts')),
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
  valueCard: z.exactOptional(flag('true for a gift card whose buyer chooses what it is worth')),
  priceLists: z.exactOptional(list(priceList, 'prices of a gift card')),
  facility: z.exactOptional(
    idOf(facilityId, 'whose places a ticket takes, together with its other tickets; its own when left out'),
  ),
  windowDays: z.exactOptional(wholeNumber(0, 1095, 'a ticket of a day is sold for so many days after today')),
  priceGroups: z.exactOptional(list(priceGroup, 'kinds of stay of a ticket')),
  seasons: z.exactOptional(list(season, 'seasons of a multi-day ticket')),
  days: z.exactOptional(saleDays),
});

const checkedMembers = productMembers.check(({ value, issues }) => {
  const isTicket = isTicketType(value.type);
  for (const name of isTicket ? onlyGiftCards : onlyTickets) {
    if (value[name] === undefined) continue;
    const message = isTicket
      ? 'is for gift cards; a ticket has priceGroups'
      : 'is for tickets; a gift card has priceLists';
    issues.push({ code: 'custom', path: [name], input: value[name], message });
  }
});

export const product = mapped(checkedMembers, {
  decode: (form): ListedProduct => {
    const { id: own, type, pageGroup, image, categories, quantityDiscountMinItems: least, ...parts } = form;
    const { facility, windowDays, priceGroups, seasons, days, valueCard, priceLists, ...texts } = parts;
    const base = {
      id: own,
      pageGroup,
      image,
      categories,
      ...present({ quantityDiscountMinItems: least }),
      texts: textsOf(texts),
    };
    if (!isTicketType(type)) return { ...base, type, isValueCard: valueCard ?? false, priceLists: priceLists ?? [] };
    return {
      ...base,
      type,
      facilityId: facility ?? facilityId(own),
      windowDays: windowDays ?? 0,
      priceGroups: priceGroups ?? [],
      seasons: seasons ?? [],
      ...present({ days }),
    };
  },
  encode: ({ texts, ...listed }) => {
    if ('priceLists' in listed) {
      const { isValueCard, priceLists, ...rest } = listed;
      return { ...rest, ...fieldsOf(texts), ...(isValueCard ? { valueCard: true } : {}), priceLists: [...priceLists] };
    }
    const { facilityId: facility, windowDays, priceGroups, seasons, ...rest } = listed;
    return {
      ...rest,
      ...fieldsOf(texts),
      ...(String(facility) === String(rest.id) ? {} : { facility }),
      ...(windowDays === 0 ? {} : { windowDays }),
      priceGroups: [...priceGroups],
      ...(seasons.length === 0 ? {} : { seasons: [...seasons] }),
    };
  },
});

export const soldProduct = (listed: ListedProduct, first: LocalDate): SoldProduct => {
  if (!('seasons' in listed)) return listed;
  const { days: _, seasons, ...ticket } = listed;
  return { ...ticket, seasons: seasons.map((own) => soldSeason(own, first)) };
};
