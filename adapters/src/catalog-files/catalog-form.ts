import { isTicketType, productTypes } from '@shop/core/catalog/product-type';
import { goodsKinds } from '@shop/core/host/catalog/host-catalog';
import { holidayRules } from '@shop/core/host/catalog/sale-days';
import * as z from 'zod/mini';
import { dayReference, euros, flag, id, list, oneOf, plainText, record, texts, wholeNumber } from './form-fields.ts';

export const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const weekdays = z.array(
  z.enum(weekdayNames, `must be one of ${weekdayNames.join(', ')}`),
  `must be a list such as [fri, sat], of ${weekdayNames.join(', ')}`,
);

const holidays = oneOf(holidayRules, 'whether public holidays are among the days, whatever their weekday');

const places = (description: string) => wholeNumber(0, 1_000_000, `${description}, in persons`);
const percent = (description: string) => wholeNumber(0, 100, `${description}, in percent`);

/** Which days a rule is about. */
const ruleDays = {
  on: z.optional(list(dayReference('a day'), 'the days that the rule is about')),
  from: z.optional(dayReference('first day of the rule; the first of all when left out')),
  to: z.optional(dayReference('last day of the rule; the last of all when left out')),
  weekdays: z.optional(weekdays),
  everyWeeks: z.optional(
    wholeNumber(1, 52, 'only every so many weeks, counted in sevens from the first day of the rule'),
  ),
  closed: z.optional(flag('true for days that are not sold at all')),
};

const exceptions = 'rules for other days; where two say something of one day the later one counts';

const placesRule = record({ ...ruleDays, capacity: z.optional(places('places on these days')) });

const placesDays = record({
  from: dayReference('first day that is sold'),
  to: dayReference('last day that is sold'),
  capacity: places('places a day'),
  except: z.optional(list(placesRule, exceptions)),
});

const saleRule = record({ ...ruleDays, discount: z.optional(percent('discount on these days')) });

const saleDays = record({
  from: z.optional(dayReference('first day that is sold; the first of the facility when left out')),
  to: z.optional(dayReference('last day that is sold; the last of the facility when left out')),
  discount: z.optional(percent('discount of every day')),
  except: z.optional(list(saleRule, exceptions)),
});

const facility = record({ id: id('of the facility'), days: placesDays });

const personCategory = z.union(
  [z.enum(['adult', 'child']), z.string().check(z.regex(/^[A-Za-z0-9-]{1,100}$/))],
  'must be adult, child, or the id of a sub price category',
);

const packageItem = record({
  category: personCategory,
  quantity: wholeNumber(1, 20, 'persons of the category'),
});

const priceListMembers = record({
  id: id('of the price'),
  name: texts('who or when the price is for'),
  price: euros('full price'),
  priceWithDiscount: z.optional(euros('reduced price, below the full one')),
  enabled: z.optional(flag('false for a price that is shown but not sold')),
  weekdays: z.optional(weekdays),
  holidays: z.optional(holidays),
  category: z.optional(personCategory),
  package: z.optional(list(packageItem, 'whom a package is for')),
});

const priceList = priceListMembers.check(({ value, issues }) => {
  if (value.category === undefined || value.package === undefined) return;
  const message = 'is for the price of one person; a package has a category for each of its persons';
  issues.push({ code: 'custom', path: ['category'], input: value.category, message });
});

const priceGroup = record({
  id: id('of the kind of stay'),
  name: texts('kind of stay'),
  description: z.optional(texts('what it includes')),
  weekdays: z.optional(weekdays),
  holidays: z.optional(holidays),
  enabled: z.optional(flag('false for a group that is shown but not sold')),
  sameStayAs: z.optional(
    id("of the product's group whose single prices are for the same stay as the packages of this one"),
  ),
  priceLists: list(priceList, 'prices of this kind of stay'),
});

const season = record({
  id: id('of the season'),
  name: texts('the season; {from} and {to} stand for its days as each language writes them'),
  firstDay: dayReference('first day of the season'),
  lastDay: dayReference('last day of the season'),
  capacity: z.optional(places('places of the season; it is not sold without')),
  discount: z.optional(percent("the season's discount")),
});

/** Members that only tickets, or only gift cards, have. */
const onlyTickets = ['facility', 'windowDays', 'priceGroups', 'seasons', 'days'] as const;
const onlyGiftCards = ['valueCard', 'quantityDiscountMinItems', 'priceLists'] as const;

const productMembers = record({
  id: id('of the product, for good'),
  type: oneOf(productTypes, 'what it is'),
  pageGroup: id('first part of the key of the page that lists it, such as poolTickets'),
  facility: z.optional(id('whose places a ticket takes, together with its other tickets; its own when left out')),
  image: plainText('address of its picture'),
  categories: z.optional(list(id('of a category'), 'categories that it is listed under')),
  windowDays: z.optional(wholeNumber(0, 1095, 'a ticket of a day is sold for so many days after today')),
  valueCard: z.optional(flag('true for a gift card whose buyer chooses what it is worth')),
  quantityDiscountMinItems: z.optional(wholeNumber(1, 100, 'pieces from which on the reduced price counts')),
  name: texts('name'),
  url: texts('last part of its address'),
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

const product = productMembers.check(({ value, issues }) => {
  const isTicket = isTicketType(value.type);
  for (const name of isTicket ? onlyGiftCards : onlyTickets) {
    if (value[name] === undefined) continue;
    const message = isTicket
      ? 'is for gift cards; a ticket has priceGroups'
      : 'is for tickets; a gift card has priceLists';
    issues.push({ code: 'custom', path: [name], input: value[name], message });
  }
});

const category = record({ id: id('of the category'), name: texts('name') });

const upsell = record({
  id: id('of the upsell'),
  name: texts('name'),
  description: z.optional(texts('what it is')),
  image: plainText('address of its picture'),
  price: euros('full price'),
  priceWithDiscount: z.optional(euros('price beside a ticket that it goes with')),
  boundToDay: flag('true when it is for the day of the ticket'),
  parents: list(id('of a product'), 'products that it goes with'),
});

const code = 'must be a code of capitals, digits and hyphens, 40 at most, such as WELCOME10';

const promoMembers = record({
  code: z.string(code).check(z.regex(/^[A-Z0-9][A-Z0-9-]{0,39}$/, code)),
  description: texts('what the buyer gets'),
  percent: z.optional(percent('share that it takes off')),
  amount: z.optional(euros('amount that it takes off')),
  validFrom: z.optional(dayReference('first day on which it may be used')),
  validUntil: z.optional(dayReference('last day on which it may be used')),
  kinds: z.optional(list(oneOf(goodsKinds, 'kind of goods'), 'kinds of goods that it lowers; all when left out')),
  products: z.optional(list(id('of a product'), 'products that it lowers; all when left out')),
  maxUses: z.optional(wholeNumber(0, 1_000_000, 'how many carts may use it; as many as like when left out')),
});

const promoCode = promoMembers.check(({ value, issues }) => {
  if ((value.percent === undefined) !== (value.amount === undefined)) return;
  issues.push({ code: 'custom', path: [], input: value, message: 'must take off either percent or amount' });
});

/** What stands in the files, one entry each. */
export const entrySchemas = {
  facilities: facility,
  categories: category,
  products: product,
  upsells: upsell,
  promoCodes: promoCode,
} as const;

const listWords = {
  facilities: 'pool areas and the like, with their places of each day',
  categories: 'tags of the gift-card list, in their order',
  products: 'tickets and gift cards, in the order in which they are shown',
  upsells: 'what goes with products',
  promoCodes: 'codes that take something off a cart',
} as const;

/** Anchors that other entries of the file refer to; nothing in it is sold. */
const shared = z.optional(z.unknown());

/** One file: any of the lists, in any order. */
export const fileSchema = record({
  shared,
  facilities: z.optional(list(facility, listWords.facilities)),
  categories: z.optional(list(category, listWords.categories)),
  products: z.optional(list(product, listWords.products)),
  upsells: z.optional(list(upsell, listWords.upsells)),
  promoCodes: z.optional(list(promoCode, listWords.promoCodes)),
});

/** The lists of a file, whatever their entries are. */
export const fileLists = record({
  shared,
  facilities: z.optional(list(z.unknown(), listWords.facilities)),
  categories: z.optional(list(z.unknown(), listWords.categories)),
  products: z.optional(list(z.unknown(), listWords.products)),
  upsells: z.optional(list(z.unknown(), listWords.upsells)),
  promoCodes: z.optional(list(z.unknown(), listWords.promoCodes)),
});

export type ListName = keyof typeof entrySchemas;

type Form<Schema extends z.core.$ZodType> = z.output<Schema>;

export type CategoryForm = Form<typeof category>;
export type ProductForm = Form<typeof product>;
export type PriceGroupForm = Form<typeof priceGroup>;
export type PriceListForm = Form<typeof priceList>;
export type SeasonForm = Form<typeof season>;
export type UpsellForm = Form<typeof upsell>;
export type PromoForm = Form<typeof promoCode>;
export type FacilityForm = Form<typeof facility>;
export type PlacesDays = Form<typeof placesDays>;
export type SaleDays = Form<typeof saleDays>;
export type DayReference = PlacesDays['from'];
export type WeekdayName = (typeof weekdayNames)[number];

/** All files together, or one of them written by the shop. */
export type CatalogForm = {
  readonly facilities: readonly FacilityForm[];
  readonly categories: readonly CategoryForm[];
  readonly products: readonly ProductForm[];
  readonly upsells: readonly UpsellForm[];
  readonly promoCodes: readonly PromoForm[];
};

const catalogForm = z.object({
  facilities: z.array(facility),
  categories: z.array(category),
  products: z.array(product),
  upsells: z.array(upsell),
  promoCodes: z.array(promoCode),
});

/** Whether something that was stored is a form; its members stay in the order in which they were written. */
export const isCatalogForm = (value: unknown): value is CatalogForm => z.safeParse(catalogForm, value).success;
