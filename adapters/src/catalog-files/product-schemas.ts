import { isTicketType, productTypes } from '@shop/core/catalog/product-type';
import * as z from 'zod/mini';
import { saleDays } from './day-schemas.ts';
import {
  addressPart,
  dayReference,
  flag,
  id,
  list,
  oneOf,
  percentage,
  picture,
  places,
  record,
  texts,
  wholeNumber,
} from './form-fields.ts';
import { priceGroup, priceList } from './price-schemas.ts';

export const season = record({
  id: id('of the season'),
  name: texts('the season; {from} and {to} stand for its days as each language writes them'),
  firstDay: dayReference('first day of the season'),
  lastDay: dayReference('last day of the season'),
  capacity: z.optional(places('places of the season; it is not sold without')),
  discount: z.optional(percentage("the season's discount")),
});

/** Members that only tickets, or only gift cards, have. */
const onlyTickets = ['facility', 'windowDays', 'priceGroups', 'seasons', 'days'] as const;
const onlyGiftCards = ['valueCard', 'quantityDiscountMinItems', 'priceLists'] as const;

const productMembers = record({
  id: id('of the product, for good'),
  type: oneOf(productTypes, 'what it is'),
  pageGroup: id('first part of the key of the page that lists it, such as poolTickets'),
  facility: z.optional(id('whose places a ticket takes, together with its other tickets; its own when left out')),
  image: picture('address of its picture'),
  categories: z.optional(list(id('of a category'), 'categories that it is listed under')),
  windowDays: z.optional(wholeNumber(0, 1095, 'a ticket of a day is sold for so many days after today')),
  valueCard: z.optional(flag('true for a gift card whose buyer chooses what it is worth')),
  quantityDiscountMinItems: z.optional(wholeNumber(1, 100, 'pieces from which on the reduced price counts')),
  name: texts('name'),
  url: addressPart('last part of its address'),
  shortDescription: z.optional(texts('a line for lists')),
  description: z.optional(texts('what it is, with markup')),
  termsText: z.optional(texts('terms, with markup')),
  helpText: z.optional(texts('help, with markup')),
  validityText: z.optional(texts('how long it is valid, with markup')),
  calendarText: z.optional(texts('beside the calendar, with markup')),
  selectText: z.optional(texts('beside the prices, with markup')),
  textBeforePrice: z.optional(texts('before the price in lists')),
  textAfterPrice: z.optional(texts('after the price in lists')),
  quantityDiscountText: z.optional(texts('what more pieces earn')),
  numberOfPeople: z.optional(texts('for how many')),
  priceGroups: z.optional(list(priceGroup, 'kinds of stay of a ticket')),
  priceLists: z.optional(list(priceList, 'prices of a gift card')),
  seasons: z.optional(list(season, 'seasons of a multi-day ticket')),
  days: z.optional(saleDays),
});

export const product = productMembers.check(({ value, issues }) => {
  const isTicket = isTicketType(value.type);
  for (const name of isTicket ? onlyGiftCards : onlyTickets) {
    if (value[name] === undefined) continue;
    const message = isTicket
      ? 'is for gift cards; a ticket has priceGroups'
      : 'is for tickets; a gift card has priceLists';
    issues.push({ code: 'custom', path: [name], input: value[name], message });
  }
});

export type ProductForm = z.output<typeof product>;
export type SeasonForm = z.output<typeof season>;
