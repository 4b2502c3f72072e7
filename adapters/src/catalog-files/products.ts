import { isTicketType, productTypes } from '@shop/core/catalog/product-type';
import { dateText } from '@shop/core/dates/date-text';
import type { LocalDate } from '@shop/core/dates/local-date';
import { facilityId, productId, type SeasonId, seasonId } from '@shop/core/ids';
import { type Percent, percent } from '@shop/core/money/percent';
import {
  type Named,
  type ProductText,
  type SoldGiftCard,
  type SoldProduct,
  type SoldSeason,
  type SoldTicket,
  type Texts,
  usualValidMonths,
} from '@shop/core/seller/catalog/seller-catalog';
import * as z from 'zod/mini';
import { type DayReference, dayAt, readSaleDays, type SaleDays, saleDays } from './day-schemas.ts';
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
import { priceGroup, priceList, readPriceGroup, readPriceList } from './prices.ts';
import { byText, discount, htmlIfAny, idOf, noHtml, textsOf, words, wordsIfAny } from './sold-fields.ts';

const season = record({
  id: idOf(seasonId, 'of the season'),
  name: words('the season; {from} and {to} stand for its days as each language writes them'),
  firstDay: dayReference('first day of the season'),
  lastDay: dayReference('last day of the season'),
  capacity: z.optional(places('places of the season; it is not sold without')),
  discount: z.optional(discount("the season's discount")),
});

/** A season in the form of a file: its days may be relative, and its name has placeholders for them. Without
 *  `capacity` it is not sold. */
export type ListedSeason = {
  readonly id: SeasonId;
  readonly firstDay: DayReference;
  readonly lastDay: DayReference;
  /** Units: persons. */
  readonly capacity?: number | undefined;
  readonly discount: Percent;
  readonly texts: Texts<Named>;
};

const readSeason = (file: z.output<typeof season>): ListedSeason => ({
  id: file.id,
  texts: textsOf<Named>({ name: file.name }),
  firstDay: file.firstDay,
  lastDay: file.lastDay,
  capacity: file.capacity,
  discount: file.discount ?? percent(0),
});

/** Returns a season with its dates, which are also inserted into its name in each language's format. */
const soldSeason = (
  { id: own, firstDay, lastDay, texts }: Pick<ListedSeason, keyof SoldSeason>,
  first: LocalDate,
): SoldSeason => {
  const [from, to] = [dayAt(firstDay, first), dayAt(lastDay, first)];
  const named = [...texts].map(([language, { name }]) => {
    const withDates = name.replaceAll('{from}', dateText(from, language)).replaceAll('{to}', dateText(to, language));
    return [language, { name: withDates }] as const;
  });
  return { id: own, firstDay: from, lastDay: to, texts: new Map(named) };
};

/** A ticket with the days and seasons of its file. */
export type ListedTicket = Omit<SoldTicket, 'seasons'> & {
  readonly seasons: readonly ListedSeason[];
  readonly days?: SaleDays | undefined;
};

export type ListedProduct = ListedTicket | SoldGiftCard;

/** Members that only tickets, or only gift cards, may have. */
const onlyTickets = ['facility', 'windowDays', 'priceGroups', 'seasons', 'days'] as const;
const onlyGiftCards = ['valueCard', 'quantityDiscountMinItems', 'validMonths', 'priceLists'] as const;

export const product = record({
  id: idOf(productId, 'of the product, for good'),
  type: oneOf(productTypes, 'what it is'),
  pageGroup: id('first part of the key of the page that lists it, such as poolTickets'),
  image: picture('address of its picture'),
  categories: z.optional(list(id('of a category'), 'categories that it is listed under')),
  quantityDiscountMinItems: z.optional(wholeNumber(1, 100, 'pieces from which on the reduced price counts')),
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
  valueCard: z.optional(flag('true for a gift card whose buyer chooses what it is worth')),
  validMonths: z.optional(
    wholeNumber(
      1,
      120,
      `months from the day of purchase for which a gift card is valid; ${usualValidMonths} when left out`,
    ),
  ),
  priceLists: z.optional(list(priceList, 'prices of a gift card')),
  facility: z.optional(
    idOf(facilityId, 'whose places a ticket takes, together with its other tickets; its own when left out'),
  ),
  windowDays: z.optional(wholeNumber(0, 1095, 'a ticket of a day is sold for so many days after today')),
  priceGroups: z.optional(list(priceGroup, 'kinds of stay of a ticket')),
  seasons: z.optional(list(season, 'seasons of a multi-day ticket')),
  days: z.optional(saleDays),
}).check(({ value, issues }) => {
  const isTicket = isTicketType(value.type);
  for (const name of isTicket ? onlyGiftCards : onlyTickets) {
    if (value[name] === undefined) continue;
    const message = isTicket
      ? 'is for gift cards; a ticket has priceGroups'
      : 'is for tickets; a gift card has priceLists';
    issues.push({ code: 'custom', path: [name], input: value[name], message });
  }
});

type ProductFile = z.output<typeof product>;

const readTexts = (file: ProductFile): Texts<ProductText> =>
  textsOf<ProductText>({
    name: file.name,
    url: file.url,
    shortDescription: file.shortDescription ?? '',
    description: file.description ?? noHtml,
    termsText: file.termsText ?? noHtml,
    helpText: file.helpText ?? noHtml,
    validityText: file.validityText ?? noHtml,
    calendarText: file.calendarText ?? noHtml,
    selectText: file.selectText ?? noHtml,
    textBeforePrice: file.textBeforePrice ?? '',
    textAfterPrice: file.textAfterPrice ?? '',
    quantityDiscountText: file.quantityDiscountText ?? '',
    numberOfPeople: file.numberOfPeople ?? '',
  });

/** Requires every member, so that the compiler reports a forgotten one. */
type Whole<Of> = { readonly [Member in keyof Required<Of>]: Of[Member] };

/** Converts a product from the form of a file; its days may stay relative. */
export const readProduct = (file: ProductFile): Whole<ListedTicket> | Whole<SoldGiftCard> => {
  const { type, categories = [], priceLists = [], priceGroups = [], seasons = [], days } = file;
  const base = {
    id: file.id,
    pageGroup: file.pageGroup,
    image: file.image,
    categories: categories.toSorted(byText),
    quantityDiscountMinItems: file.quantityDiscountMinItems,
    texts: readTexts(file),
  };
  if (!isTicketType(type)) {
    const { valueCard: isValueCard = false, validMonths } = file;
    return { ...base, type, isValueCard, validMonths, priceLists: priceLists.map(readPriceList) };
  }
  return {
    ...base,
    type,
    facilityId: file.facility ?? facilityId(file.id),
    windowDays: file.windowDays ?? 0,
    priceGroups: priceGroups.map(readPriceGroup),
    seasons: seasons.map(readSeason),
    days: days && readSaleDays(days),
  };
};

/** Returns a product with dates. Relative days count from `first`. */
export const soldProduct = (listed: ListedProduct, first: LocalDate): SoldProduct => {
  if (!('seasons' in listed)) return listed;
  const { days: _, seasons, ...ticket } = listed;
  return { ...ticket, seasons: seasons.map((own) => soldSeason(own, first)) };
};
